/** The address of the home page; every other page's is its name after a slash. */
export const HOME = "/";

/** The address of a page by the name of its content file: `home` or `about`. */
export function routeOf(name: string): string {
  return name === "home" ? HOME : `/${name}`;
}

export const HOME = "/";

/** Path of a page from the name of its content file, such as `home` or `about`. */
export function routeOf(name: string): string {
  return name === "home" ? HOME : `/${name}`;
}

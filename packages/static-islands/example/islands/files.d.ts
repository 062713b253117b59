declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module "*.svg" {
  const picture: { src: string; height: number; width: number };
  export default picture;
}

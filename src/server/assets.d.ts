// Files that the bundler embeds; each import gives the path to read it from.
declare module "*.wasm" {
  const path: string;
  export default path;
}
declare module "*.ttf" {
  const path: string;
  export default path;
}
// Imported `with { type: "text" }`: what is in it.
declare module "*.sql" {
  const text: string;
  export default text;
}

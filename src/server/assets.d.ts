// Files that the bundler embeds; the import is the path of the file.
declare module "*.wasm" {
  const path: string;
  export default path;
}
declare module "*.ttf" {
  const path: string;
  export default path;
}
// Imported `with { type: "text" }`; the import is the content of the file.
declare module "*.sql" {
  const text: string;
  export default text;
}

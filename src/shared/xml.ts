const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// What XML 1.0 has no way to say, not even as an entity.
const UNSAYABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text for markup: safe in content and in a quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNSAYABLE, "")
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

import type { ClientFile } from "#build/entry.ts";

/**
 * Puts a declaration in `vh` before each one in `svh` or `dvh`, which Chrome
 * has since 108. Done after bundling, because the bundler keeps one of the two.
 */
export function withViewportFallback(sheet: ClientFile): ClientFile {
  const css = new TextDecoder().decode(sheet.bytes);
  const changed = css.replaceAll(
    /(?<=[{;]\s*)[\w-]+:[^;{}]*\d[sd]vh[^;{}]*(?=[;}])/g,
    (declaration) =>
      `${declaration.replaceAll(/(?<=\d)[sd]vh/g, "vh")};${declaration}`,
  );
  return { ...sheet, bytes: new TextEncoder().encode(changed) };
}

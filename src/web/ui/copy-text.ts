/**
 * Copies a text. Where a page may not, as without https, it selects the element
 * that shows it and tries the older way; then a person can copy the selection.
 */
export async function copyText(
  text: string,
  shown: HTMLElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return document.execCommand("copy");
  }
}

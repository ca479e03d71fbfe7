/**
 * Copies a text that is still on its way. Must be called in the press of a
 * button: Safari copies only what was asked for then. False where the browser
 * does not copy, or the text never comes.
 */
export async function copyText(coming: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === "undefined")
      await navigator.clipboard.writeText(await coming);
    else
      await navigator.clipboard.write([
        new ClipboardItem({
          "text/plain": coming.then(
            (text) => new Blob([text], { type: "text/plain" }),
          ),
        }),
      ]);
    return true;
  } catch {
    return false;
  }
}

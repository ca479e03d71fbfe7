/** How a link was shared; "by-hand" means that the shopper has to copy it. */
export type Sharing = "shared" | "copied" | "by-hand";

type Link = { title: string; url: Promise<string> };

/**
 * Passes a link, whose URL may still be pending, to the system's share sheet,
 * or to the clipboard if there is no sheet. Must be called in a click handler,
 * because browsers share and copy only after a user gesture. Rejects if the
 * promise of the URL rejects.
 */
export async function shareLink(link: Link): Promise<Sharing> {
  if ("share" in navigator) return openShareSheet(link);
  const isCopied = await copyText(link.url);
  await link.url;
  return isCopied ? "copied" : "by-hand";
}

async function openShareSheet({ title, url }: Link): Promise<Sharing> {
  const data = { title, url: await url };
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    // The shopper closed the share sheet, which is not a failure.
    const isClosed =
      error instanceof DOMException && error.name === "AbortError";
    return isClosed ? "shared" : "by-hand";
  }
}

async function copyText(coming: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === "undefined")
      await navigator.clipboard.writeText(await coming);
    else await navigator.clipboard.write([textItem(coming)]);
    return true;
  } catch {
    return false;
  }
}

function textItem(coming: Promise<string>): ClipboardItem {
  const blob = coming.then((text) => new Blob([text], { type: "text/plain" }));
  // A clipboard that refuses the item never reads it, so a URL that fails
  // afterwards would be an unhandled rejection. The caller awaits the URL too.
  blob.catch(() => {});
  return new ClipboardItem({ "text/plain": blob });
}

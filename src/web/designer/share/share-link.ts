/** How a link was handed over: "by-hand" leaves it to the shopper to copy it. */
export type Sharing = "shared" | "copied" | "by-hand";

type Link = { title: string; url: Promise<string> };

/**
 * Hands a link that is still on its way to the system's share sheet, or to the
 * clipboard where there is no sheet. Must be called in the press of a button:
 * browsers share and copy only what was asked for then. Rejects when the link
 * never comes.
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
    // The shopper closed the sheet again.
    const isClosed =
      error instanceof DOMException && error.name === "AbortError";
    return isClosed ? "shared" : "by-hand";
  }
}

async function copyText(coming: Promise<string>): Promise<boolean> {
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

import { useEffect, useState } from "react";

/** The time for which a button says that it has copied. */
const COPIED_MS = 2_000;

/** Copies texts; `isCopied` is true for a while after that could be done. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (...given: Parameters<typeof copyText>) => {
    const could = await copyText(...given);
    setCopied(could);
    return could;
  };
  return { isCopied, copy };
}

/**
 * Copies a text. Where a page may not, as without https, it selects the element
 * that shows it and tries the older way; then a person can copy the selection.
 */
async function copyText(
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

import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";

/** How long a button says that it has copied. */
const COPIED_MS = 2_000;

/** Copies as `copyText` does; `isCopied` is true for a while after it could. */
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

import type { CDPSession } from "playwright";
import { until } from "#tests/support/until.ts";

const COUNTED = new Set(["Document", "Stylesheet", "Script", "Font"]);

/**
 * Returns what resolves, once the page has them all, to the bytes of each
 * request that belongs to the first view. It ends with the first script's
 * response: what is requested later is for further parts.
 */
export async function watchFirstView(
  cdp: CDPSession,
): Promise<() => Promise<number[]>> {
  const bytes = new Map<string, number>();
  let isOver = false;
  await cdp.send("Network.enable");
  const scripts = new Set<string>();
  cdp.on("Network.requestWillBeSent", ({ requestId, type = "" }) => {
    if (isOver || !COUNTED.has(type)) return;
    bytes.set(requestId, 0);
    if (type === "Script") scripts.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
    isOver ||= scripts.has(requestId);
  });
  const sizes = () => [...bytes.values()];
  return async () => {
    await until(() => isOver && !sizes().includes(0));
    return sizes();
  };
}

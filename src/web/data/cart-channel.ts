/** The channel on which the tabs of this browser tell of a changed cart. */
const NAME = "cart";

let channel: BroadcastChannel | undefined;

/** Tells the other open tabs that the cart has changed. */
export function announceCart(): void {
  channel?.postMessage(NAME);
}

/** Calls `onChange` when another tab has changed the cart. */
export function listenForCart(onChange: () => void): () => void {
  // Without it, a tab follows once it is looked at; see `followCart`.
  if (!("BroadcastChannel" in globalThis)) return () => {};
  const own = new BroadcastChannel(NAME);
  own.onmessage = onChange;
  channel = own;
  return () => {
    own.close();
    channel = undefined;
  };
}

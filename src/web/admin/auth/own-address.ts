/** Browsers make passkeys, and ring, for a name alone and not for numbers. */
const IS_NUMBER = /^[\d.]+$|:/;

/** Whether the panel is open at an address for which browsers do this. */
export const isOwnAddress = (): boolean =>
  isSecureContext && !IS_NUMBER.test(location.hostname);

export const canUsePasskeys = (): boolean =>
  isOwnAddress() && "PublicKeyCredential" in globalThis;

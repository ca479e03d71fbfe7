import type { Random } from "#tests/support/seed.ts";

// Makes names and addresses that try to add a recipient or a header to a mail.

/** The address that an attacker tries to send mail to; it must get none. */
export const VICTIM = "victim@evil.example";

const BREAKS: readonly [string, ...string[]] = [
  "\r\n",
  "\n",
  "\r",
  "\r\n ",
  "\n\t",
  "\0",
  "\v",
  "\u0085",
  "\u2028",
  "\u2029",
  "%0d%0a",
  "\\r\\n",
  "=0D=0A",
  "=?utf-8?q?=0D=0A?=",
  "嘍嘊",
  ",",
  ";",
  ", ",
  "; ",
  " ",
  ">, <",
  "\u202e",
];

const ADDITIONS: readonly [string, ...string[]] = [
  `Bcc: ${VICTIM}`,
  `Cc: ${VICTIM}`,
  `To: ${VICTIM}`,
  `Reply-To: ${VICTIM}`,
  `RCPT TO:<${VICTIM}>`,
  "Subject: WIN",
  "X-Injected: yes",
  "Content-Type: text/html\r\n\r\n<b>",
  ".\r\nMAIL FROM:<a@evil.example>",
  VICTIM,
  `<${VICTIM}>`,
  `"x" <${VICTIM}>`,
  `friends: ${VICTIM};`,
  "Bcc: victim",
];

/** Functions that put hostile text around an address. */
const WRAPPINGS: readonly [
  (address: string) => string,
  ...((address: string) => string)[],
] = [
  (address) => address,
  (address) => `${VICTIM},${address}`,
  (address) => `${address},${VICTIM}`,
  (address) => `${address} ${VICTIM}`,
  (address) => `${VICTIM} <${address}>`,
  (address) => `"${VICTIM}" <${address}>`,
  (address) => `<${VICTIM}>${address}`,
  (address) => `group:${address},${VICTIM};`,
  (address) => `@evil.example:${address}`,
  (address) => `"a@b, ${VICTIM}"@${address}`,
  (address) => `${address}(${VICTIM})`,
  (address) => `${address}\\,${VICTIM}`,
  (address) => address.replace("@", "%evil.example@"),
  (address) => address.replace("@", "!evil@"),
  (address) => `${address}>\r\nRCPT TO:<${VICTIM}`,
];

type Contact = { customerName: string; customerEmail: string };

/** Makes random contacts; only `address` may get a mail. */
export function createHostileContacts({ next, pick, integer }: Random) {
  const inject = (text: string) => {
    const at = integer(text.length + 1);
    return `${text.slice(0, at)}${pick(BREAKS)}${pick(ADDITIONS)}${text.slice(at)}`;
  };
  return (address: string): Contact => {
    const isNameHostile = next() < 0.6;
    const customerName = isNameHostile ? inject("Ada Example") : "Ada Example";
    // With a valid address the order is accepted and the name reaches a mail.
    if (isNameHostile && next() < 0.7)
      return { customerName, customerEmail: address };
    const wrapped = pick(WRAPPINGS)(address);
    const customerEmail = next() < 0.5 ? inject(wrapped) : wrapped;
    return { customerName, customerEmail };
  };
}

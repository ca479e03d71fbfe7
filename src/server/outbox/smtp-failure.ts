import { MailError } from "./mail.ts";

export type SmtpServer = { host: string; port: number };

/** What nodemailer's errors carry; every part depends on where it failed. */
type SmtpFault = {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};

const FAULT_TEXTS = ["code", "originalCode", "command", "response"] as const;
const LOGIN_CODES = new Set([530, 534, 535, 538]);
// Answers to these are about the mail. Any other is about the server, whose
// owner may put it right: a refused greeting must not lose an order's mail.
const ABOUT_THE_MAIL = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

/** Says in words why a mail server did not take a mail, and whether for good. */
export function explainSmtpError(error: unknown, server: SmtpServer) {
  if (error instanceof MailError) return error;
  const fault = readFault(error);
  const answer = fault.response && oneLine(fault.response);
  return new MailError(sentence(fault, server), {
    permanent: isPermanent(fault),
    isOutage: isOutage(fault),
    answer,
    cause: error,
  });
}

function isPermanent({ responseCode = 0, command = "" }: SmtpFault): boolean {
  return (
    responseCode >= 500 &&
    !LOGIN_CODES.has(responseCode) &&
    ABOUT_THE_MAIL.has(command)
  );
}

/** Whether any other mail would have failed in the same way. */
function isOutage(fault: SmtpFault): boolean {
  const { code = "", command, responseCode = 0 } = fault;
  return (
    command === "CONN" ||
    ["EDNS", "ETLS", "EAUTH", "ENOAUTH"].includes(code) ||
    LOGIN_CODES.has(responseCode) ||
    isCertificateFault(fault)
  );
}

function sentence(fault: SmtpFault, { host, port }: SmtpServer): string {
  const { code, responseCode = 0, command = "" } = fault;
  const place = `${host}:${port}`;
  if (code === "EAUTH" || code === "ENOAUTH" || LOGIN_CODES.has(responseCode))
    return "The mail server refused the login. Check the user and the password in SMTP_URL.";
  if (isCertificateFault(fault))
    return `The certificate of the mail server at ${place} could not be trusted.`;
  if (code === "ETLS")
    return `The mail server at ${place} offers no secure connection, so nothing was sent.`;
  if (responseCode >= 500 && ABOUT_THE_MAIL.has(command))
    return REFUSALS[command] ?? "The mail server refused the mail.";
  if (responseCode >= 500)
    return `The mail server at ${place} refused to talk to this shop.`;
  if (responseCode >= 400)
    return "The mail server could not take the mail just now.";
  if (code === "EABORT" || code === "ETIMEDOUT")
    return `The mail server at ${place} did not answer in time.`;
  if (code === "EDNS")
    return `The mail server's name ${host} could not be found. Check SMTP_URL and the network.`;
  if (code === "EMESSAGE") return "The mail is larger than the server takes.";
  return `The mail server could not be reached at ${place}.`;
}

const REFUSALS: Record<string, string> = {
  "MAIL FROM": "The mail server refused the sender. Check MAIL_FROM.",
  "RCPT TO": "The mail server refused the recipient's address.",
  DATA: "The mail server refused the mail.",
};

function isCertificateFault({ originalCode = "" }: SmtpFault): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(originalCode);
}

function readFault(error: unknown): SmtpFault {
  if (!(error instanceof Error)) return {};
  const values = new Map<string, unknown>(Object.entries(error));
  const fault: SmtpFault = {};
  for (const name of FAULT_TEXTS) {
    const value = values.get(name);
    if (typeof value === "string") fault[name] = value;
  }
  const responseCode = values.get("responseCode");
  if (typeof responseCode === "number") fault.responseCode = responseCode;
  return fault;
}

const MAX_ANSWER = 200;

function oneLine(response: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a server may say anything
  const line = response.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, " ").trim();
  return line.slice(0, MAX_ANSWER);
}

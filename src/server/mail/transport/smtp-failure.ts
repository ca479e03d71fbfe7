import { MailError } from "#server/mail/mail.ts";

export type SmtpServer = { host: string; port: number };

/** The fields of nodemailer's errors; the failed step decides which are set. */
type SmtpError = {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message?: string;
};

const TEXT_FIELDS = ["code", "originalCode", "command", "response"] as const;
const LOGIN_CODES = new Set([530, 534, 535, 538]);
// Only refusals of these commands concern the mail. Any other refusal concerns
// the server, whose owner may correct it, so it is not permanent: a refused
// greeting must not lose an order's mail.
const ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"]);
// These words mean that the shop's account has used up its quota, or that its
// address is refused. Such a refusal does not concern the mail, and passes or
// can be corrected.
const ABOUT_THE_ACCOUNT =
  /\b(?:quota|limit(?:s|ed)?|exceed(?:s|ed)?|too many|rate|throttl\w*|suspend\w*|daily|hourly|block(?:ed)?|sender)\b/i;

/** Converts an SMTP error to a MailError with a sentence for the maker. */
export function explainSmtpError(error: unknown, server: SmtpServer) {
  if (error instanceof MailError) return error;
  const smtpError = readError(error);
  const reply = smtpError.response && oneLine(smtpError.response);
  return new MailError(sentence(smtpError, server), {
    permanent: isPermanent(smtpError),
    isOutage: isOutage(smtpError),
    reply,
    cause: error,
  });
}

function isPermanent(error: SmtpError): boolean {
  const { responseCode = 0, command = "" } = error;
  return (
    responseCode >= 500 &&
    !LOGIN_CODES.has(responseCode) &&
    ABOUT_THE_MAIL.has(command) &&
    !isAboutAccount(error)
  );
}

// "5.2.2 mailbox full" is about the recipient's quota, not the shop's.
const ABOUT_THE_MAILBOX = /\b[45]\.2\.\d|\bmailbox\b/i;

function saysAccount(response: string): boolean {
  return ABOUT_THE_ACCOUNT.test(response) && !ABOUT_THE_MAILBOX.test(response);
}

/** Whether a refusal concerns the shop's account and not this mail. */
function isAboutAccount({
  command,
  responseCode = 0,
  response = "",
}: SmtpError) {
  if (responseCode < 400) return false;
  return command === "MAIL FROM" || saysAccount(response);
}

/** Whether any other mail would have failed in the same way. */
function isOutage(error: SmtpError): boolean {
  const { code = "", command, responseCode = 0 } = error;
  return (
    command === "CONN" ||
    ["EDNS", "ETLS", "EAUTH", "ENOAUTH"].includes(code) ||
    LOGIN_CODES.has(responseCode) ||
    isAboutAccount(error) ||
    isCertificateError(error)
  );
}

function sentence(error: SmtpError, { host, port }: SmtpServer): string {
  const { code, responseCode = 0, command = "" } = error;
  const place = `${host}:${port}`;
  if (code === "EAUTH" || code === "ENOAUTH" || LOGIN_CODES.has(responseCode))
    return "The mail server refused the login. Check the user and the password in SMTP_URL.";
  if (isCertificateError(error))
    return `The certificate of the mail server at ${place} could not be trusted.`;
  if (error.originalCode === "ERR_SSL_WRONG_VERSION_NUMBER")
    return `The mail server at ${place} expects no encryption from the start. Write smtp:// instead of smtps:// in SMTP_URL, or give the port for TLS (mostly ${IMPLICIT_TLS_PORT}).`;
  if (error.message === NO_GREETING)
    return `The mail server at ${place} did not answer in time. If it expects encryption from the start (mostly port ${IMPLICIT_TLS_PORT}), write smtps:// instead of smtp:// in SMTP_URL.`;
  if (code === "ETLS")
    return `The mail server at ${place} offers no secure connection, so nothing was sent.`;
  if (responseCode >= 400 && saysAccount(error.response ?? ""))
    return "The mail server takes no more mails from this shop just now, or refuses its address. They are tried again. Check the allowance of the account, and MAIL_FROM.";
  if (responseCode >= 500 && command in REFUSALS)
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

/** Nodemailer's error message when a server waits for a TLS handshake. */
const NO_GREETING = "Greeting never received";
const IMPLICIT_TLS_PORT = 465;

const REFUSALS: Record<string, string> = {
  "MAIL FROM": "The mail server refused the sender. Check MAIL_FROM.",
  "RCPT TO": "The mail server refused the recipient's address.",
  DATA: "The mail server refused the mail.",
};

function isCertificateError({ originalCode = "" }: SmtpError): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(originalCode);
}

function readError(error: unknown): SmtpError {
  if (!(error instanceof Error)) return {};
  const values = new Map<string, unknown>(Object.entries(error));
  const smtpError: SmtpError = { message: error.message };
  for (const name of TEXT_FIELDS) {
    const value = values.get(name);
    if (typeof value === "string") smtpError[name] = value;
  }
  const responseCode = values.get("responseCode");
  if (typeof responseCode === "number") smtpError.responseCode = responseCode;
  return smtpError;
}

const MAX_REPLY = 200;

function oneLine(response: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a server may say anything
  const line = response.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, " ").trim();
  return line.slice(0, MAX_REPLY);
}

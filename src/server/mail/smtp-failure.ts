import { type Failure, type Fault, MailError } from "./mail.ts";

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
// Only replies to these commands concern the mail. Any other refusal concerns
// the server, whose owner may correct it, so it is not permanent: a refused
// greeting must not lose an order's mail.
const ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"]);
// These words mean that the shop's account has used up its quota, or that its
// address is refused. Such a refusal does not concern the mail, and passes or
// can be corrected.
const ABOUT_THE_ACCOUNT =
  /\b(?:quota|limit(?:s|ed)?|exceed(?:s|ed)?|too (?:many|much)|rate|throttl\w*|suspend\w*|daily|hourly|block(?:ed)?|sender)\b/i;

/**
 * Converts an SMTP error to a MailError. `isBegun`
 * tells whether the server had taken the connection and the login.
 */
export function explainSmtpError(
  error: unknown,
  server: SmtpServer,
  isBegun = false,
) {
  if (error instanceof MailError) return error;
  const smtpError = readError(error);
  const reply = smtpError.response && oneLine(smtpError.response);
  const fault = faultOf(smtpError, isBegun);
  const permanent = fault === "mail" && (smtpError.responseCode ?? 0) >= 500;
  return new MailError(
    { ...failureOf(smtpError, server), reply },
    { permanent, fault, cause: error },
  );
}

function faultOf(error: SmtpError, isBegun: boolean): Fault {
  const { command = "", responseCode = 0, response = "" } = error;
  if (responseCode === CLOSING) return "connection";
  if (isLoginError(error)) return "account";
  if (responseCode >= 400 && command === "MAIL FROM") return "account";
  const isAboutMail = ABOUT_THE_MAIL.has(command);
  if (responseCode >= 400 && saysAccount(response))
    return isAboutMail ? "allowance" : "account";
  // A connection that is lost while a mail is on its way may be lost because of
  // this mail, so it must not hold up the others.
  return isAboutMail || isBegun ? "mail" : "connection";
}

/** The server closes the connection, whatever the command was (RFC 5321). */
const CLOSING = 421;

function isLoginError({ code = "", responseCode = 0 }: SmtpError): boolean {
  return (
    code === "EAUTH" || code === "ENOAUTH" || LOGIN_CODES.has(responseCode)
  );
}

// "5.2.2 mailbox full" is about the recipient's quota, not the shop's.
const ABOUT_THE_MAILBOX = /\b[45]\.2\.\d|\bmailbox\b/i;

function saysAccount(response: string): boolean {
  return ABOUT_THE_ACCOUNT.test(response) && !ABOUT_THE_MAILBOX.test(response);
}

function failureOf(error: SmtpError, { host, port }: SmtpServer): Failure {
  const { code, responseCode = 0, command = "" } = error;
  const server = `${host}:${port}`;
  if (isLoginError(error)) return { because: "login" };
  if (isCertificateError(error)) return { because: "certificate", server };
  if (error.originalCode === "ERR_SSL_WRONG_VERSION_NUMBER")
    return { because: "unencrypted", server };
  if (error.message === NO_GREETING) return { because: "encrypted", server };
  if (code === "ETLS") return { because: "insecure", server };
  if (responseCode >= 400 && saysAccount(error.response ?? ""))
    return { because: "allowance" };
  if (responseCode >= 500)
    return { because: REFUSALS[command] ?? "shop", server };
  if (responseCode >= 400) return { because: "notNow" };
  if (code === "EABORT" || code === "ETIMEDOUT")
    return { because: "late", server };
  if (code === "EDNS") return { because: "unknown", server: host };
  if (code === "EMESSAGE") return { because: "tooLarge" };
  return { because: "unreachable", server };
}

/** Nodemailer's error message when a server waits for a TLS handshake. */
const NO_GREETING = "Greeting never received";

const REFUSALS: Record<string, Failure["because"]> = {
  "MAIL FROM": "sender",
  "RCPT TO": "recipient",
  DATA: "mail",
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

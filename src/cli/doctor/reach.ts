import { isIP } from "node:net";
import { connect } from "node:tls";
import { DAY_MS } from "#shared/text/dates.ts";
import type { Config } from "#server/config/config.ts";
import { reasonOf } from "#server/runtime/log.ts";
import { MailError } from "#server/mail/mail.ts";
import { createSmtp, readDkimKey } from "#server/mail/smtp.ts";
import { systemError } from "#server/runtime/system.ts";
import { formatAge } from "#cli/output.ts";
import { about, type Finding } from "./finding.ts";

const TIMEOUT_MS = 5_000;

/** Checks whether the mail server accepts the login. Sends no mail. */
export async function checkSmtp(config: Config): Promise<Finding> {
  const mail = about("Mail server");
  if (!config.smtpUrl)
    return mail.warn(
      "SMTP_URL is not set: mails wait, and are kept as files in the mail folder.",
    );
  try {
    const smtp = createSmtp(config.smtpUrl, { dkim: readDkimKey(config) });
    try {
      await smtp.verify();
    } finally {
      smtp.close();
    }
    return mail.ok("reached, and it takes the login");
  } catch (error) {
    const says =
      error instanceof MailError ? error.fullMessage : reasonOf(error);
    return mail.fail(says);
  }
}

/** Checks whether the shop can be reached at its public address. */
export async function checkPublicUrl({ publicUrl }: Config): Promise<Finding> {
  const address = about("Public address");
  try {
    const answer = await fetch(`${publicUrl}/healthz`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok)
      return address.fail(
        `${publicUrl} answers ${answer.status}. Is it this shop's, and is it running?`,
      );
  } catch (error) {
    return address.fail(`${publicUrl} cannot be reached: ${obstacle(error)}`);
  }
  const { hostname } = new URL(publicUrl);
  if (hostname === "localhost" || hostname.startsWith("127."))
    return address.warn(
      `${publicUrl} works on this machine only. Set PUBLIC_URL to what people type.`,
    );
  return address.ok(publicUrl);
}

/** Returns why a request failed, and what to do about it. */
function obstacle(error: unknown): string {
  const { code } = systemError(error);
  if (code === "ECONNREFUSED")
    return "nothing listens there. Is the shop running?";
  if (code === "ENOTFOUND")
    return "its name leads nowhere. Look at its A record.";
  if (/CERT|SIGNED|ALTNAME|ISSUER/.test(code))
    return `its certificate is not trusted (${reasonOf(error)}). See the log.`;
  if (error instanceof DOMException && error.name === "TimeoutError")
    return "no answer within 5 seconds. Does its name lead here, and is the port open?";
  return reasonOf(error);
}

/** Checks how long the certificate of the public address is still valid. */
export async function checkCertificate(
  { publicUrl }: Config,
  now: number,
): Promise<Finding> {
  const certificate = about("Certificate");
  const url = new URL(publicUrl);
  if (url.protocol !== "https:")
    return certificate.warn(
      "PUBLIC_URL is plain http: what people type can be read on the way. See the README for https.",
    );
  try {
    const validTo = await readExpiry(url);
    const leftMs = validTo - now;
    if (leftMs < 0) return certificate.fail("it has expired. Renew it.");
    const says = `valid for ${formatAge(leftMs)} more`;
    return leftMs < 14 * DAY_MS
      ? certificate.warn(`${says}. It should have been renewed: see the log.`)
      : certificate.ok(says);
  } catch (error) {
    return certificate.fail(`it could not be read (${reasonOf(error)}).`);
  }
}

/** Returns when the certificate expires, in ms. Rejects an untrusted one. */
function readExpiry(url: URL): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect({
    host: url.hostname,
    port: url.port === "" ? 443 : Number(url.port),
    // An IP address cannot be a server name in TLS.
    servername: isIP(url.hostname) ? undefined : url.hostname,
    timeout: TIMEOUT_MS,
  });
  socket.once("secureConnect", () => {
    resolve(Date.parse(socket.getPeerCertificate().valid_to));
    socket.destroy();
  });
  socket.once("timeout", () => {
    reject(new Error("no answer"));
    socket.destroy();
  });
  socket.once("error", reject);
  return promise;
}

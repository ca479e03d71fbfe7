import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { type Clock, toIso } from "#server/runtime/clock.ts";
import { type Log, reasonOf } from "#server/runtime/log.ts";
import {
  type Certificate,
  parseCertificate,
  readCertificate,
  renewalAt,
  saveSecret,
} from "./certificate.ts";

/** Checked at least this often, because a clock may jump while a timer runs. */
const CHECK_EVERY_MS = 12 * HOUR_MS;
/** Authorities limit failures, so this pause doubles each time up to 12 h. */
const RETRY_AFTER_MS = 15 * MINUTE_MS;
const LEAST_PAUSE_MS = 1_000;

type RenewalOptions = {
  clock: Clock;
  log: Log;
  /** Path of the file that stores the certificate and its private key. */
  path: string;
  names: string[];
  /** Requests a new certificate: private key and chain as PEM. */
  order: () => Promise<string>;
  /** Called with each certificate to use from now on. */
  onCertificate: (certificate: Certificate) => void;
};

/** Renews the certificate in time. Returns a function that stops this. */
export function keepCertificateFresh(options: RenewalOptions): () => void {
  const { clock, log, path, names } = options;
  let certificate = readCertificate(path, names);
  let failures = 0;
  let timer: Timer | undefined;
  let isStopped = false;

  async function renew(): Promise<void> {
    try {
      const pem = await options.order();
      if (isStopped) return;
      const renewed = parseCertificate(pem, names);
      saveSecret(path, pem);
      options.onCertificate(renewed);
      // Last: what could not be saved or used must be requested again.
      certificate = renewed;
      failures = 0;
      log.info("certificate_renewed", {
        until: toIso(renewed.endsAt),
      });
    } catch (error) {
      failures += 1;
      if (isStopped) return;
      log.error("certificate_failed", {
        reason: reasonOf(error),
        advice: `Does ${names.join(" and ")} lead to this machine, and can port 80 be reached from outside? The next try is in ${Math.round(retryPause(failures) / MINUTE_MS)} minutes.`,
      });
    }
  }

  async function check(): Promise<void> {
    const isFresh = certificate && clock.now() < renewalAt(certificate);
    if (!isFresh) await renew();
    if (isStopped) return;
    timer = setTimeout(check, pause(certificate, failures, clock.now()));
  }

  if (certificate && certificate.endsAt > clock.now())
    options.onCertificate(certificate);
  check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function pause(
  certificate: Certificate | undefined,
  failures: number,
  now: number,
): number {
  if (!certificate || failures > 0) return retryPause(failures);
  const untilRenewal = renewalAt(certificate) - now;
  return Math.min(CHECK_EVERY_MS, Math.max(LEAST_PAUSE_MS, untilRenewal));
}

function retryPause(failures: number): number {
  return Math.min(CHECK_EVERY_MS, RETRY_AFTER_MS * 2 ** (failures - 1));
}

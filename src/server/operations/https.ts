import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { HttpsConfig } from "#server/config/https.ts";
import type { Deps } from "#server/deps.ts";
import { portError, SERVER_LIMITS } from "#server/http/listening.ts";
import type { ServeHandlers } from "#server/http/request-handler.ts";
import { targetOf } from "#server/http/exchange.ts";
import { type Challenges, orderCertificate } from "./acme.ts";
import type { Certificate } from "./certificate.ts";
import { keepCertificateFresh } from "./renewal.ts";

type Server = ReturnType<typeof Bun.serve>;
/** The ports to listen on, and the public address to redirect to. */
type Place = HttpsConfig & { publicUrl: string };

export type Https = {
  /** Returns the number of requests being handled. */
  pending(): number;
  /** Stops listening; requests in progress are finished unless `isForced`. */
  stop(isForced?: boolean): Promise<void>;
};

/**
 * Starts the shop's own https server if the settings ask for one: port 443 with
 * a certificate that is renewed in time, and port 80, which redirects to 443.
 * Throws a PortError.
 */
export function startHttps(
  deps: Pick<Deps, "config" | "clock" | "log">,
  handlers: ServeHandlers,
): Https | undefined {
  const { https, dataDir, publicUrl } = deps.config;
  if (!https) return undefined;
  const place: Place = { ...https, publicUrl };
  const { clock, log } = deps;
  const challenges: Challenges = new Map();
  const folder = join(dataDir, "tls");
  const names = [https.domain, ...https.aliases];
  let secure: Server | undefined;
  checkFree(https.httpsPort);
  const plain = listenPlain(place, challenges, () => secure !== undefined);
  const stopKeeping = keepCertificateFresh({
    clock,
    log,
    names,
    path: join(folder, `${https.domain}.pem`),
    order: () =>
      orderCertificate({
        directoryUrl: https.directoryUrl,
        names,
        folder,
        challenges,
      }),
    onCertificate(certificate) {
      const old = secure;
      secure = listenSecure(place, certificate, handlers);
      // Both servers listen for a moment, so that no connection is refused.
      old?.stop();
    },
  });
  return {
    pending: () => plain.pendingRequests + (secure?.pendingRequests ?? 0),
    async stop(isForced) {
      stopKeeping();
      await Promise.all([plain.stop(isForced), secure?.stop(isForced)]);
    },
  };
}

function listenSecure(
  place: Place,
  { key, chain }: Certificate,
  handlers: ServeHandlers,
): Server {
  return Bun.serve({
    ...SERVER_LIMITS,
    ...handlers,
    port: place.httpsPort,
    hostname: anyAddress(),
    // Needed only while certificates are exchanged; see checkFree.
    reusePort: true,
    tls: { key, cert: chain },
  });
}

const CHALLENGE_PATH = "/.well-known/acme-challenge/";

function listenPlain(
  place: Place,
  challenges: Challenges,
  isReady: () => boolean,
): Server {
  try {
    return Bun.serve({
      ...SERVER_LIMITS,
      port: place.httpPort,
      hostname: anyAddress(),
      reusePort: false,
      fetch(request) {
        const target = targetOf(request);
        if (target === undefined) return new Response(null, { status: 400 });
        if (target.startsWith(CHALLENGE_PATH))
          return answerChallenge(
            challenges.get(target.slice(CHALLENGE_PATH.length)),
          );
        return isReady() ? redirectTo(place, target) : notYet();
      },
    });
  } catch (error) {
    throw portError(error, place.httpPort, "HTTP_PORT");
  }
}

function answerChallenge(answer: string | undefined): Response {
  return answer === undefined
    ? new Response("There is nothing here.\n", { status: 404 })
    : new Response(answer);
}

/** Redirects to the same path at the public https address. */
function redirectTo({ publicUrl }: Place, target: string): Response {
  return Response.redirect(`${publicUrl}${target}`, 308);
}

function notYet(): Response {
  return new Response(
    "The shop is just getting its certificate. Please try again in a minute.\n",
    { status: 503, headers: { "retry-after": "60" } },
  );
}

/**
 * Throws a PortError when another program uses the port: with `reusePort` alone
 * the https server could share the port with that program without an error.
 */
function checkFree(port: number): void {
  try {
    const probe = Bun.serve({
      port,
      hostname: anyAddress(),
      reusePort: false,
      fetch: () => new Response(),
    });
    probe.stop(true);
  } catch (error) {
    throw portError(error, port, "HTTPS_PORT");
  }
}

/** The wildcard address: IPv6, which includes IPv4, where there is IPv6. */
function anyAddress(): string {
  const all = Object.values(networkInterfaces()).flat();
  return all.some((each) => each?.family === "IPv6") ? "::" : "0.0.0.0";
}

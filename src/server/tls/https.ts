import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { HttpsConfig } from "#server/config-https.ts";
import type { Deps } from "#server/deps.ts";
import { portError, SERVER_LIMITS } from "#server/listening.ts";
import { type Challenges, orderCertificate } from "./acme.ts";
import type { Certificate } from "./certificate.ts";
import { keepCertificate } from "./keeper.ts";

type Fetch = (request: Request) => Response | Promise<Response>;
type Server = ReturnType<typeof Bun.serve>;
/** Where it listens, and the address that people are led to. */
type Place = HttpsConfig & { publicUrl: string };

export type Https = {
  /** How many requests are being answered. */
  pending(): number;
  /** Lets what is under way finish, unless it is forced. */
  stop(isForced?: boolean): Promise<void>;
};

/**
 * The shop's own https, where the settings ask for it: port 443 with a
 * certificate that is kept fresh, and port 80 that leads there. Throws a
 * PortError.
 */
export function startHttps(
  deps: Pick<Deps, "config" | "clock" | "log">,
  fetch: Fetch,
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
  const stopKeeping = keepCertificate({
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
      secure = listenSecure(place, certificate, fetch);
      // Both listen for a moment, so that no request meets a closed door.
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
  fetch: Fetch,
): Server {
  const aliases = new Set(place.aliases);
  return Bun.serve({
    ...SERVER_LIMITS,
    port: place.httpsPort,
    hostname: everywhere(),
    // For the swap of certificates alone; see checkFree.
    reusePort: true,
    tls: { key, cert: chain },
    fetch(request) {
      const host = request.headers.get("host")?.replace(/:\d+$/, "") ?? "";
      return aliases.has(host.toLowerCase())
        ? leadTo(place, request)
        : fetch(withPlainUrl(request));
    },
  });
}

/**
 * Elysia finds the path by counting the characters of "http://". The request
 * itself must stay, or the server would no longer know whose it is.
 */
function withPlainUrl(request: Request): Request {
  const value = request.url.replace(/^https:/, "http:");
  return Object.defineProperty(request, "url", { value });
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
      hostname: everywhere(),
      reusePort: false,
      fetch(request) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith(CHALLENGE_PATH))
          return answerChallenge(
            challenges.get(pathname.slice(CHALLENGE_PATH.length)),
          );
        return isReady() ? leadTo(place, request) : notYet();
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

/** The same address, on the shop's one name and on https. */
function leadTo({ publicUrl }: Place, request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return Response.redirect(`${publicUrl}${pathname}${search}`, 308);
}

function notYet(): Response {
  return new Response(
    "The shop is just getting its certificate. Please try again in a minute.\n",
    { status: 503, headers: { "retry-after": "60" } },
  );
}

/**
 * Throws a PortError when the port is another program's: a server that shares
 * its port with later ones would share it with that one, too.
 */
function checkFree(port: number): void {
  try {
    const probe = Bun.serve({
      port,
      hostname: everywhere(),
      reusePort: false,
      fetch: () => new Response(),
    });
    probe.stop(true);
  } catch (error) {
    throw portError(error, port, "HTTPS_PORT");
  }
}

/** Every address of this machine, of both kinds where it has both. */
function everywhere(): string {
  const all = Object.values(networkInterfaces()).flat();
  return all.some((each) => each?.family === "IPv6") ? "::" : "0.0.0.0";
}

import { expect, test as anyTest } from "bun:test";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { connect, type PeerCertificate } from "node:tls";
import { PEBBLE } from "#tests/support/process/machine.ts";
import { startPebble } from "./pebble.ts";
import { until } from "#tests/support/until.ts";
import {
  freePort,
  startExecutable,
} from "#tests/support/process/executable.ts";

const DOMAIN = "shop.example.com";
const ALIAS = "www.shop.example.com";
const test = anyTest.skipIf(!PEBBLE.isThere());
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Starts a test CA; returns the settings of a shop that uses the CA. */
async function startAuthority(validSeconds: number) {
  const httpPort = freePort();
  const httpsPort = freePort();
  const pebble = await startPebble({
    httpPort,
    validSeconds,
    ports: { directory: freePort(), management: freePort(), dns: freePort() },
  });
  const env = {
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    ...pebble.env,
  };
  const args = ["serve", "--demo", "--domain", `${DOMAIN},${ALIAS}`];
  return { pebble, httpPort, httpsPort, start: { env, args } };
}

/** Sends a request to the shop as a browser does that uses a host name. */
function ask(port: number, path: string, host = DOMAIN): Promise<Response> {
  return fetch(`https://127.0.0.1:${port}${path}`, {
    headers: { host },
    redirect: "manual",
    tls: { rejectUnauthorized: false },
  });
}

/** Returns the certificate for a name; rejects if it is not trusted. */
function certificateOf(
  port: number,
  servername: string,
  ca: string,
): Promise<PeerCertificate> {
  const { promise, resolve, reject } = Promise.withResolvers<PeerCertificate>();
  const socket = connect({ host: "127.0.0.1", port, servername, ca }, () => {
    resolve(socket.getPeerCertificate());
    socket.destroy();
  });
  socket.once("error", reject);
  return promise;
}

const renewals = (output: string) =>
  output.split("certificate_renewed").length - 1;

test("gets a certificate for its names and serves the shop with it", async () => {
  const authority = await startAuthority(YEAR_SECONDS);
  const { pebble, httpPort, httpsPort, start } = authority;
  await using _ = pebble;
  await using shop = await startExecutable(start);
  await until(() => renewals(shop.output()) === 1);
  const root = await pebble.root();
  for (const name of [DOMAIN, ALIAS]) {
    const certificate = await certificateOf(httpsPort, name, root);
    expect(certificate.subjectaltname).toContain(`DNS:${name}`);
  }

  const page = await ask(httpsPort, "/healthz");
  expect(page.status).toBe(200);
  expect(page.headers.get("strict-transport-security")).toContain("max-age");
  expect((await ask(httpsPort, "/", "evil.example")).status).toBe(421);
  const alias = await ask(httpsPort, "/?design=abc", ALIAS);
  expect(alias.status).toBe(308);
  const home = `https://${DOMAIN}:${httpsPort}/?design=abc`;
  expect(alias.headers.get("location")).toBe(home);
  expect(alias.headers.get("strict-transport-security")).toContain("max-age");
  const plain = await fetch(`http://127.0.0.1:${httpPort}/?design=abc`, {
    headers: { host: DOMAIN },
    redirect: "manual",
  });
  expect(plain.status).toBe(308);
  expect(plain.headers.get("location")).toBe(home);

  const folder = join(shop.dataDir, "tls");
  expect(readdirSync(folder).sort()).toEqual(["account.json", `${DOMAIN}.pem`]);
  for (const name of readdirSync(folder))
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);

  // The next start uses the stored certificate; the CA is unreachable by then.
  const { serialNumber } = await certificateOf(httpsPort, DOMAIN, root);
  expect(await shop.stop()).toBe(0);
  await pebble.stop();
  await using again = await startExecutable({ ...start, folder: shop.folder });
  expect((await ask(httpsPort, "/healthz")).status).toBe(200);
  const stored = await certificateOf(httpsPort, DOMAIN, root);
  expect(stored.serialNumber).toBe(serialNumber);
  expect(renewals(again.output())).toBe(0);
});

// A renewal takes half a second; this life allows ten times as much.
const SHORT_LIFE_SECONDS = 15;

test.concurrent(
  "renews a certificate at two thirds of its life without dropping a request",
  async () => {
    const { pebble, httpsPort, start } =
      await startAuthority(SHORT_LIFE_SECONDS);
    await using _ = pebble;
    await using shop = await startExecutable(start);
    await until(() => renewals(shop.output()) > 0);
    const root = await pebble.root();
    const first = await certificateOf(httpsPort, DOMAIN, root);
    const before = renewals(shop.output());
    const statuses: number[] = [];
    const isRenewed = async () => {
      statuses.push((await ask(httpsPort, "/api/products")).status);
      return renewals(shop.output()) > before;
    };
    const load = () => until(isRenewed, { everyMs: 20 });
    await Promise.all([load(), load(), load(), load()]);
    // Each of the four sends requests during the renewal.
    expect(statuses.length).toBeGreaterThan(4);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const last = await certificateOf(httpsPort, DOMAIN, root);
    expect(last.serialNumber).not.toBe(first.serialNumber);
    expect(await shop.stop()).toBe(0);
  },
);

// It waits, as the one before does, and takes nothing of it.
test.concurrent(
  "keeps running without a certificate and says what to check",
  async () => {
    const { pebble, httpPort, start } = await startAuthority(YEAR_SECONDS);
    await pebble.stop();
    await using shop = await startExecutable(start);
    await until(() => shop.output().includes("certificate_failed"));
    expect(shop.output()).toContain("can port 80 be reached from outside?");
    expect(shop.output()).toMatch(
      /"reason":"https:[^"]* could not be reached"/,
    );
    const plain = await fetch(`http://127.0.0.1:${httpPort}/`);
    expect(plain.status).toBe(503);
    expect(await plain.text()).toContain("getting its certificate");
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect(await shop.stop()).toBe(0);
  },
);

test("names the HTTPS port that is already in use", async () => {
  const { pebble, start } = await startAuthority(YEAR_SECONDS);
  await using _ = pebble;
  await using first = await startExecutable(start);
  await until(() => renewals(first.output()) === 1);
  await expect(startExecutable(start)).rejects.toThrow(
    /ended with 75:\nPort \d+ is taken by another program. .* HTTPS_PORT/,
  );
});

import { join } from "node:path";
import { CERT_FILE, KEY_FILE } from "#tests/support/servers/certificate.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

type Pebble = {
  /** The settings that make a shop use this server. */
  env: { ACME_DIRECTORY_URL: string; NODE_EXTRA_CA_CERTS: string };
  /** Returns the root certificate of the server's certificates, as PEM. */
  root(): Promise<string>;
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

type PebbleOptions = {
  /** The port where the server requests the answers to its challenges. */
  httpPort: number;
  /** The time for which the server's certificates are valid. */
  validSeconds: number;
  ports: { directory: number; management: number; dns: number };
};

/**
 * Starts Let's Encrypt's test server on this machine, with a DNS server that
 * resolves every name to this machine.
 */
export async function startPebble(options: PebbleOptions): Promise<Pebble> {
  const { httpPort, validSeconds, ports } = options;
  const config = join(tempFolder(), "pebble.json");
  await Bun.write(
    config,
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${ports.directory}`,
        managementListenAddress: `127.0.0.1:${ports.management}`,
        certificate: CERT_FILE,
        privateKey: KEY_FILE,
        httpPort,
        tlsPort: 1,
        certificateValidityPeriod: validSeconds,
      },
    }),
  );
  const dns = `127.0.0.1:${ports.dns}`;
  const children = [
    spawn([
      "pebble-challtestsrv",
      ...["-dns01", dns, "-defaultIPv4", "127.0.0.1", "-defaultIPv6", ""],
      ...["-http01", "", "-https01", "", "-tlsalpn01", "", "-management", ""],
    ]),
    spawn(["pebble", "-config", config, "-dnsserver", dns]),
  ];
  const management = `https://127.0.0.1:${ports.management}`;
  const stop = async () => {
    for (const child of children) child.kill();
    await Promise.all(children.map((child) => child.exited));
  };
  const root = async () => {
    const answer = await fetch(`${management}/roots/0`, {
      tls: { rejectUnauthorized: false },
    });
    return answer.text();
  };
  const directory = `https://localhost:${ports.directory}/dir`;
  const isUp = async () => {
    await fetch(directory, { tls: { rejectUnauthorized: false } });
    return (await root()) !== "";
  };
  await until(() => isUp().catch(() => false));
  return {
    env: {
      ACME_DIRECTORY_URL: directory,
      NODE_EXTRA_CA_CERTS: CERT_FILE,
    },
    root,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function spawn(command: string[]) {
  if (!Bun.which(command[0] ?? ""))
    throw new Error("There is no pebble here. `npm test` installs it.");
  return Bun.spawn(command, {
    env: {
      PATH: process.env.PATH,
      // By default pebble waits up to 15 s before it validates a challenge,
      // and rejects some valid nonces.
      PEBBLE_VA_NOSLEEP: "1",
      PEBBLE_WFE_NONCEREJECT: "0",
    },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "ignore",
  });
}

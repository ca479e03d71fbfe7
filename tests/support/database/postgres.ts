import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { SQL } from "bun";
import { freePort } from "#tests/support/process/executable.ts";
import { until } from "#tests/support/until.ts";

/** The folder in which Debian installs each version of PostgreSQL. */
const DEBIAN = "/usr/lib/postgresql";
const OLDEST = 15;
/** The user "nobody"; PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const START_LIMIT = { deadlineMs: 30_000, everyMs: 20 };

/** Returns the folder of PostgreSQL's programs; undefined if there are none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions
    .map(Number)
    .filter((version) => version >= OLDEST)
    .sort((a, b) => b - a)[0];
  if (newest !== undefined) return join(DEBIAN, String(newest), "bin");
  const found = Bun.which("initdb");
  return found ? join(found, "..") : undefined;
}

type TestPostgres = {
  /** Returns the address of a database on this server. */
  url(database?: string): string;
  port: number;
  pid: number;
  folder: string;
  /** Ends the server at once, like a power cut, and leaves its folder. */
  kill(): Promise<void>;
  /** Starts the server again with the same folder and port. */
  start(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

type PostgresOptions = {
  /** Settings of the server, such as "max_connections=20". */
  settings?: string[];
  /** Whether commits survive a crash of the machine (fsync). */
  isDurable?: boolean;
  port?: number;
  /** An existing data folder, such as a copy of another server's. */
  folder?: string;
};

/** Starts a PostgreSQL server for tests, on a free port and not as root. */
export async function startPostgres(
  options: PostgresOptions = {},
): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error("There is no PostgreSQL on this machine.");
  const { settings = [], isDurable = false, port = freePort() } = options;
  const folder = options.folder ?? postgresFolder();
  if (!options.folder)
    await runAsNobody([
      join(bin, "initdb"),
      `--pgdata=${folder}`,
      "--username=shop",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ]);
  const all = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? "on" : "off"}`,
    ...settings,
  ];
  const launch = () =>
    Bun.spawn(
      asNobody([
        join(bin, "postgres"),
        "-D",
        folder,
        ...all.flatMap((each) => ["-c", each]),
      ]),
      { cwd: folder, stdin: "ignore", stdout: "ignore", stderr: "ignore" },
    );
  let child = launch();
  const url = (database = "postgres") =>
    `postgres://shop@127.0.0.1:${port}/${database}`;
  const kill = async () => {
    child.kill("SIGQUIT");
    await child.exited;
  };
  const server: TestPostgres = {
    url,
    port,
    get pid() {
      return child.pid;
    },
    folder,
    kill,
    async start() {
      child = launch();
      await until(() => isUp(url()), START_LIMIT);
    },
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await until(() => isUp(url()), START_LIMIT);
  return server;
}

/** Makes a folder that the PostgreSQL servers may write to. */
function postgresFolder(): string {
  const folder = mkdtempSync("/tmp/barrette-postgres-");
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

async function isUp(url: string): Promise<boolean> {
  const client = new SQL(url, { max: 1, connectionTimeout: 1 });
  try {
    await client.unsafe("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}

/** Makes a command run as a user who is not root and end with this process. */
function asNobody(command: string[]): string[] {
  const ids = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  const user = process.getuid?.() === 0 ? ids : [];
  return ["setpriv", ...user, "--pdeathsig=QUIT", ...command];
}

/** Runs one of PostgreSQL's programs and waits until it ends. */
async function runAsNobody(command: string[]): Promise<void> {
  const child = Bun.spawn(asNobody(command), {
    cwd: "/tmp",
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const errors = await new Response(child.stderr).text();
  if ((await child.exited) !== 0) throw new Error(errors);
}

/** Returns the name of the test database with this number. */
export const databaseName = (pid: number, number: number) =>
  `shop_${pid}_${number}`;

/** Returns the address of another database on the same server. */
export function databaseAddress(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}

type TestStandby = TestPostgres & {
  /** Makes the standby the server that accepts writes. */
  promote(): Promise<void>;
};

/** Starts a synchronous standby: every commit of `primary` waits for it. */
export async function startStandby(
  primary: TestPostgres,
): Promise<TestStandby> {
  const bin = findPostgres() ?? "";
  const folder = postgresFolder();
  await runAsNobody([
    join(bin, "pg_basebackup"),
    `--pgdata=${folder}`,
    `--dbname=${primary.url()}`,
    "--write-recovery-conf",
    "--checkpoint=fast",
    "--no-sync",
  ]);
  const standby = await startPostgres({ folder, isDurable: true });
  const server = new SQL(primary.url(), { max: 1 });
  await server.unsafe("alter system set synchronous_standby_names = '*'");
  await server.unsafe("select pg_reload_conf()");
  await until(async () => {
    const rows = await server.unsafe<unknown[]>(
      "select 1 from pg_stat_replication where sync_state = 'sync'",
    );
    return rows.length > 0;
  });
  await server.close();
  return Object.assign(standby, {
    async promote() {
      const client = new SQL(standby.url(), { max: 1 });
      await client.unsafe("select pg_promote()");
      await client.close();
    },
  });
}

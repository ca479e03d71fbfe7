import { join, relative } from "node:path";
import { checksums } from "./checksums.ts";
import { describeBuild } from "./commit.ts";
import { TARGETS } from "./executable.ts";
import { makeSbom } from "./sbom.ts";
import { ROOT } from "./root.ts";

// Writes what is published beside a release's executables: the list of packages
// and the checksums. Asks the registry for known vulnerabilities in the packages.

const SUMS_FILE = join(ROOT, "dist/SHA256SUMS");
const SBOM_FILE = join(ROOT, "dist/barrette.cdx.json");
const AUDIT_LIMIT_MS = 60_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function writeSbom(): Promise<void> {
  const lockText = await Bun.file(join(ROOT, "bun.lock")).text();
  const { version, date } = describeBuild();
  const sbom = makeSbom(lockText, { name: "barrette", version, date });
  await Bun.write(SBOM_FILE, `${JSON.stringify(sbom, null, 2)}\n`);
  const { length } = sbom.components;
  say(`${relative(process.cwd(), SBOM_FILE)} lists ${length} packages.`);
}

/**
 * Asks the registry for vulnerabilities in the executable's packages. Returns
 * whether the release may continue, which is also true if the registry does not
 * respond.
 */
function audit(): boolean {
  const { stdout } = Bun.spawnSync(
    [process.execPath, "audit", "--production", "--json"],
    { cwd: ROOT, stdin: "ignore", timeout: AUDIT_LIMIT_MS },
  );
  const found = parseJson(stdout.toString());
  if (found === undefined) {
    say("The registry does not answer the audit: nothing is known.");
    return true;
  }
  const names = Object.keys(found);
  if (names.length === 0) {
    say("The registry knows of no weakness.");
    return true;
  }
  say(`The registry knows of weaknesses in: ${names.join(", ")}.`);
  say("Look at them with: bun audit --production");
  return false;
}

/** Parses a text as a JSON object; returns undefined if the text is none. */
function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

async function writeChecksums(): Promise<void> {
  const executables = Object.keys(TARGETS).map((target) =>
    join(ROOT, "dist", `barrette-${target}`),
  );
  await Bun.write(SUMS_FILE, await checksums([...executables, SBOM_FILE]));
}

await writeSbom();
await writeChecksums();
if (!audit()) process.exitCode = 1;

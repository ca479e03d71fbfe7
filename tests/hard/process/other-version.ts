import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#build/root.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { runProgram } from "#tests/support/process/command.ts";

const SOURCES = ["src", "public", "drizzle", "package.json", "tsconfig.json"];
/** The sources that name the files for the browser. */
const NAMING = ["src/build/client.ts", "src/build/sheets.ts"];

/**
 * Builds another version of the shop, whose scripts and styles all have other
 * names; returns the path of the executable.
 */
export async function buildOtherVersion(): Promise<string> {
  const folder = tempFolder();
  for (const name of SOURCES)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const name of NAMING) {
    const source = await Bun.file(join(folder, name)).text();
    const other = source.replaceAll("[name]-[hash]", "[name]-other-[hash]");
    if (other === source) throw new Error(`${name} names no files any more.`);
    await Bun.write(join(folder, name), other);
  }
  const { code, errors } = await runProgram(
    [process.execPath, "src/build/build.ts"],
    { cwd: folder, env: process.env },
  );
  if (code !== 0) throw new Error(errors);
  return join(folder, "dist/barrette");
}

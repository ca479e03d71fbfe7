import { afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { type CommandSpec, type Given, runCommand } from "#cli/args.ts";
import { FolderInUseError } from "#server/db/disk.ts";

const SPEC: CommandSpec = {
  name: "backup",
  help: "barrette backup FILE\n\nWrites everything into one file.",
  flags: ["quiet"],
  values: ["to"],
  words: ["FILE"],
};

let out = "";
let errors = "";
const spies: { mockRestore(): void }[] = [];

beforeEach(() => {
  out = "";
  errors = "";
  spies.push(
    spyOn(process.stdout, "write").mockImplementation((text) => {
      out += text;
      return true;
    }),
    spyOn(process.stderr, "write").mockImplementation((text) => {
      errors += text;
      return true;
    }),
  );
});
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
});

describe("a command line", () => {
  test("passes words, flags and values to the command", async () => {
    const seen: Given[] = [];
    const args = ["a.tar", "--quiet", "--to", "place"];
    const code = await runCommand(SPEC, args, (given) => {
      seen.push(given);
      return 0;
    });
    expect(code).toBe(0);
    expect(seen[0]?.words).toEqual(["a.tar"]);
    expect(seen[0]?.flags.has("quiet")).toBe(true);
    expect(seen[0]?.values.get("to")).toBe("place");
  });

  test("shows the help for --help in any position, and does nothing else", async () => {
    for (const args of [["--help"], ["a.tar", "-h"], ["--nonsense", "--help"]])
      expect(await runCommand(SPEC, args, () => 1)).toBe(0);
    expect(out).toStartWith("barrette backup FILE\n");
  });

  test("refuses unknown or missing arguments, and refers to --help", async () => {
    for (const args of [[], ["a", "b"], ["a", "--wrong"], ["a", "--to"]]) {
      errors = "";
      expect(await runCommand(SPEC, args, () => 0)).toBe(64);
      expect(errors).toContain("Try: barrette backup --help");
    }
  });

  test("ends with an exit code and a sentence for each kind of failure", async () => {
    const failWith = (error: unknown) =>
      runCommand(SPEC, ["a"], () => {
        throw error;
      });
    const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
    expect(await failWith(full)).toBe(74);
    expect(errors).toContain("The disk is full.");
    const wrapped = new Error("query failed", { cause: full });
    expect(await failWith(wrapped)).toBe(74);
    expect(await failWith(new FolderInUseError("/data"))).toBe(75);
    expect(await failWith(new Error("surprise"))).toBe(1);
    expect(errors).toContain("surprise");
  });
});

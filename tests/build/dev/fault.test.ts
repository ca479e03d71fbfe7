import { expect, test } from "bun:test";
import { join } from "node:path";
import { faultsOf, typeFaults } from "#build/dev/fault.ts";
import { faultText } from "#build/dev/fault-text.ts";
import { ROOT } from "#build/root.ts";

test("a fault of the bundle begins with its place in the repository", async () => {
  const entry = join(ROOT, "src/web/made-up.ts");
  const error = await Bun.build({
    entrypoints: [entry],
    files: { [entry]: "let a = 1;\n  const = 2;" },
  }).catch((failure) => failure);
  const [fault] = faultsOf(error);
  expect(fault).toMatchObject({ file: "src/web/made-up.ts", line: 2 });
  expect(faultText(fault ?? { message: "" })).toMatch(
    /^src\/web\/made-up\.ts:2:\d+ {2}.+\n {4}const = 2;$/,
  );
});

test("a fault without a place is told in its own words", () => {
  const [fault] = faultsOf(new Error("The bundler gave no metafile."));
  expect(faultText(fault ?? { message: "" })).toBe(
    "Error: The bundler gave no metafile.",
  );
});

test("wrong types are read from what the type check prints", () => {
  const printed = [
    "src/web/a.tsx(12,3): error TS2322: Type 'string' is not assignable to type 'number'.",
    "Found 1 error in 1 file, checked 600 files [1s]",
  ].join("\n");
  expect(typeFaults(printed)).toEqual([
    {
      file: "src/web/a.tsx",
      line: 12,
      column: 3,
      message: "TS2322: Type 'string' is not assignable to type 'number'.",
    },
  ]);
});

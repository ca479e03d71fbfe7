import { expect, test } from "bun:test";
import { join } from "node:path";
import { bundleErrors, typeErrors } from "#build/dev/build-errors.ts";
import { errorText } from "#build/dev/build-error.ts";
import { ROOT } from "#build/root.ts";

test("the text of a bundling error begins with its file and line", async () => {
  const entry = join(ROOT, "src/web/made-up.ts");
  const error = await Bun.build({
    entrypoints: [entry],
    files: { [entry]: "let a = 1;\n  const = 2;" },
  }).catch((failure) => failure);
  const [found] = bundleErrors(error);
  expect(found).toMatchObject({ file: "src/web/made-up.ts", line: 2 });
  expect(errorText(found ?? { message: "" })).toMatch(
    /^src\/web\/made-up\.ts:2:\d+ {2}.+\n {4}const = 2;$/,
  );
});

test("the text of an error without a location is its own message", () => {
  const [found] = bundleErrors(new Error("The bundler gave no metafile."));
  expect(errorText(found ?? { message: "" })).toBe(
    "Error: The bundler gave no metafile.",
  );
});

test("type errors are read from the output of the type check", () => {
  const printed = [
    "src/web/a.tsx(12,3): error TS2322: Type 'string' is not assignable to type 'number'.",
    "Found 1 error in 1 file, checked 600 files [1s]",
  ].join("\n");
  expect(typeErrors(printed)).toEqual([
    {
      file: "src/web/a.tsx",
      line: 12,
      column: 3,
      message: "TS2322: Type 'string' is not assignable to type 'number'.",
    },
  ]);
});

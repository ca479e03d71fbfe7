import { afterEach, beforeEach, expect, test } from "bun:test";
import { until } from "#tests/support/until.ts";
import { whenQuiet } from "#web/ui/when-quiet.ts";

/** The work that waits until the browser is idle. */
let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  const globals = {
    document: { readyState: "complete" },
    requestIdleCallback: (run: () => void) => void waiting.push(run),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "document");
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
});

test("what waits for a quiet page runs once the browser is idle, unless it is cancelled until then", async () => {
  const ran: string[] = [];
  whenQuiet(1, () => void ran.push("kept"));
  const cancel = whenQuiet(1, () => void ran.push("cancelled"));
  await until(() => waiting.length === 2);
  expect(ran).toEqual([]);
  cancel();
  for (const run of waiting) run();
  expect(ran).toEqual(["kept"]);
});

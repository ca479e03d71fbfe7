import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { Problem } from "#server/http/problem.ts";
import { until } from "#tests/support/until.ts";
import { DrawingTooLongError, rasterize } from "#server/images/rasterizer.ts";

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${content}</svg>`;
const PLAIN = svg(`<rect width="9" height="9"/>`);

/** A drawing of a few hundred bytes that takes days. */
const ENDLESS = svg(
  `<filter id="f"><feTurbulence baseFrequency=".1" numOctaves="200000"/></filter><rect width="400" height="400" filter="url(#f)"/>`,
);
/** One of a second or so. */
const SLOW = svg(
  `<filter id="f"><feTurbulence baseFrequency=".1" numOctaves="30"/></filter><rect width="400" height="400" filter="url(#f)"/>`,
);
/** 2^30 rectangles. The parser stops at a million, within a second or so. */
const NESTED = svg(
  `<g id="a0"><rect width="9" height="9"/></g>${Array.from({ length: 30 }, (_, level) => `<g id="a${level + 1}"><use href="#a${level}"/><use href="#a${level}"/></g>`).join("")}`,
);

test("ends a drawing without end, and goes on with the next", async () => {
  expect(await rasterize(PLAIN, 40, "#fff")).toBeInstanceOf(Uint8Array);
  const stuck = rasterize(ENDLESS, 400, "#fff", 1_000);
  const waiting = rasterize(PLAIN, 41, "#fff");
  await expect(stuck).rejects.toThrow(DrawingTooLongError);
  expect(await waiting).toBeInstanceOf(Uint8Array);
}, 30_000);

test.each([
  ["invalid", "<svg"],
  ["too large", NESTED],
])(
  "refuses a drawing that is %s, and goes on with the next",
  async (_, bad) => {
    await expect(rasterize(bad, 40, "#fff")).rejects.toThrow();
    expect(await rasterize(PLAIN, 42, "#fff")).toBeInstanceOf(Uint8Array);
  },
  30_000,
);

/** The processes of this one that draw. */
function drawingProcesses(): number[] {
  const read = (path: string) => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      // It has ended meanwhile.
      return "";
    }
  };
  const isChild = new RegExp(`^PPid:\\s+${process.pid}$`, "m");
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/cmdline`).endsWith("draw\0"))
    .filter((pid) => isChild.test(read(`/proc/${pid}/status`)))
    .map(Number);
}

/** Kills them as a system without memory does, and returns how many there were. */
function killDrawing(): number {
  const found = drawingProcesses();
  for (const pid of found) process.kill(pid, "SIGKILL");
  return found.length;
}

test("draws once more by a new process where the first is killed", async () => {
  const drawn = rasterize(SLOW, 400, "#fff");
  await until(() => killDrawing() > 0);
  expect(await drawn).toBeInstanceOf(Uint8Array);
}, 30_000);

test("says when to ask again where each process is killed", async () => {
  let refused: unknown;
  rasterize(ENDLESS, 400, "#fff").catch((error: unknown) => {
    refused = error;
  });
  await until(() => {
    killDrawing();
    return refused !== undefined;
  });
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({
    status: 503,
    details: { retryAfterSeconds: 30 },
  });
  expect(refused).not.toBeInstanceOf(DrawingTooLongError);
  expect(await rasterize(PLAIN, 44, "#fff")).toBeInstanceOf(Uint8Array);
}, 30_000);

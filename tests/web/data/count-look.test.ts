import { afterAll, beforeAll, beforeEach, expect, jest, test } from "bun:test";
import { Window } from "happy-dom";
import { countVisit } from "#shared/visits/calls.ts";
import { VisitInput } from "#shared/visits/calls.ts";

const window = new Window({ url: "https://claws.example/?from=letter-12" });
const INSTAGRAM = "https://l.instagram.com/";
const beacons: { path: string; body: Blob }[] = [];
let isHidden = false;
let countLook: () => () => void;

const define = (on: object, name: string, get: () => unknown) =>
  Object.defineProperty(on, name, { configurable: true, get });
const GLOBALS = ["document", "location", "navigator"] as const;
// The runtime has a navigator of its own, which the files after this one need.
const before = GLOBALS.map((name) =>
  Object.getOwnPropertyDescriptor(globalThis, name),
);

beforeAll(async () => {
  define(window.document, "referrer", () => INSTAGRAM);
  define(window.document, "hidden", () => isHidden);
  define(window.navigator, "sendBeacon", () => (path: string, body: Blob) => {
    beacons.push({ path, body });
  });
  for (const name of GLOBALS) define(globalThis, name, () => window[name]);
  jest.useFakeTimers();
  // It asks what led to the shop as it is loaded.
  ({ countLook } = await import("#web/data/count-look.ts"));
});
afterAll(() => {
  jest.useRealTimers();
  for (const [index, name] of GLOBALS.entries()) {
    Reflect.deleteProperty(globalThis, name);
    const own = before[index];
    if (own) Object.defineProperty(globalThis, name, own);
  }
  void window.happyDOM.close();
});
beforeEach(() => {
  beacons.length = 0;
  isHidden = false;
});

function turn(hidden: boolean): void {
  isHidden = hidden;
  window.document.dispatchEvent(new window.Event("visibilitychange"));
}

test("a page counts once it was looked at for a second, and once", async () => {
  const stop = countLook();
  jest.advanceTimersByTime(999);
  expect(beacons).toEqual([]);
  jest.advanceTimersByTime(1);
  turn(true);
  turn(false);
  jest.advanceTimersByTime(60_000);
  stop();
  const [sent, ...more] = beacons;
  expect([sent?.path, more]).toEqual([countVisit.path, []]);
  expect(sent?.body.type).toStartWith("application/json");
  expect(JSON.parse((await sent?.body.text()) ?? "")).toEqual({
    path: "/",
    referrer: INSTAGRAM,
    campaign: "letter-12",
  });
});

test("the page after it came from the shop, and a long address is cut", async () => {
  window.happyDOM.setURL(`https://claws.example/${"a".repeat(10_000)}`);
  countLook();
  jest.advanceTimersByTime(1_000);
  const body: unknown = JSON.parse((await beacons[0]?.body.text()) ?? "");
  expect(VisitInput.parse(body)).toMatchObject({
    referrer: "https://claws.example",
    campaign: "",
  });
});

test("a page that is rendered ahead or lies in another tab counts once it is seen", () => {
  isHidden = true;
  const stop = countLook();
  jest.advanceTimersByTime(60_000);
  turn(false);
  jest.advanceTimersByTime(900);
  turn(true);
  jest.advanceTimersByTime(60_000);
  turn(false);
  jest.advanceTimersByTime(999);
  expect(beacons).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(beacons).toHaveLength(1);
  stop();
});

test("a page that is left within the second does not count", () => {
  const stop = countLook();
  jest.advanceTimersByTime(900);
  stop();
  jest.advanceTimersByTime(60_000);
  turn(false);
  jest.advanceTimersByTime(60_000);
  expect(beacons).toEqual([]);
});

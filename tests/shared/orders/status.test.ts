import { expect, test } from "bun:test";
import { StatusInput } from "#shared/orders/progress.ts";
import {
  FIRST_STEP,
  ORDER_STATUSES,
  type OrderStatus,
  type Step,
  transition,
} from "#shared/orders/state.ts";

const steps = (...statuses: OrderStatus[]): Step[] => [
  FIRST_STEP,
  ...statuses.map((status) => ({ status, actor: "maker" as const })),
];

/** The outcome of a request for each status, for an order with these steps. */
const wishes = (way: Step[]) =>
  Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, transition(way, { to: status })]),
  );

test("an order moves one step on or back, or is cancelled before it is sent", () => {
  expect(wishes(steps())).toEqual({
    received: "same",
    making: "on",
    sent: "on",
    cancelled: "on",
  });
  expect(wishes(steps("making"))).toEqual({
    received: "back",
    making: "same",
    sent: "on",
    cancelled: "on",
  });
  expect(wishes(steps("making", "sent"))).toEqual({
    received: "skipped",
    making: "back",
    sent: "same",
    cancelled: "skipped",
  });
});

test("a cancelled order can only return to the status that it had", () => {
  expect(wishes(steps("cancelled"))).toEqual({
    received: "back",
    making: "skipped",
    sent: "skipped",
    cancelled: "same",
  });
  expect(wishes(steps("making", "cancelled"))).toMatchObject({
    received: "skipped",
    making: "back",
  });
});

test("what the shopper cancelled stays cancelled", () => {
  const way: Step[] = [FIRST_STEP, { status: "cancelled", actor: "shopper" }];
  expect(transition(way, { to: "received" })).toBe("withdrawn");
});

test("an outdated page changes nothing, but may repeat a step already taken", () => {
  const way = steps("making", "sent");
  expect(transition(way, { to: "making", from: "received" })).toBe("changed");
  expect(transition(way, { to: "sent", from: "making" })).toBe("same");
  expect(transition(way, { to: "making", from: "sent" })).toBe("back");
});

const errorsOf = (body: unknown) =>
  (StatusInput.safeParse(body).error?.issues ?? []).map(({ path }) =>
    path.join("."),
  );

test("accepts only notes of up to 500 characters and https links", () => {
  const sent = { status: "sent" };
  const link = (trackingUrl: string) => errorsOf({ ...sent, trackingUrl });
  expect(errorsOf({ ...sent, note: "n".repeat(500) })).toEqual([]);
  expect(errorsOf({ ...sent, note: "n".repeat(501) })).toEqual(["note"]);
  expect(errorsOf({ ...sent, note: "n".repeat(10_000) })).toEqual(["note"]);
  expect(errorsOf({ ...sent, note: "\u202egnp.exe" })).toEqual(["note"]);
  expect(link("https://parcel.example.com/?id=1")).toEqual([]);
  expect(link("")).toEqual([]);
  for (const bad of [
    "javascript:alert(1)",
    "http://parcel.example.com/1",
    "data:text/html,x",
    "//parcel.example.com",
    "https://user@parcel.example.com/",
    "https:// x",
    "parcel 12345",
    `https://parcel.example.com/${"x".repeat(1_000)}`,
  ])
    expect(link(bad)).toEqual(["trackingUrl"]);
  expect(
    errorsOf({ status: "making", trackingUrl: "https://x.example.com" }),
  ).toEqual(["trackingUrl"]);
  expect(errorsOf({ status: "lost" })).toEqual(["status"]);
  expect(errorsOf({})).toEqual(["status"]);
});

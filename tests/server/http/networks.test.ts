import { expect, test } from "bun:test";
import { HOUR_MS } from "#shared/text/dates.ts";
import { ADDRESSES_OF_NETWORK } from "#server/http/client-address.ts";
import {
  createRateLimiter,
  limitAddresses,
  RATE_LIMITS,
} from "#server/http/rate-limit.ts";
import { API } from "#tests/support/api.ts";
import { setUpApp } from "#tests/support/app.ts";

// Whoever rents a server has the 65,536 addresses of a /48, as limits count them.

const shop = setUpApp({ TRUST_PROXY: "1" });

/** An address of one network, or of another one. */
const household = (nth: number, network = 7) =>
  `2001:db8:${network}:${nth.toString(16)}::1`;
const signUp = async (address: string, email = `${address}@example.com`) => {
  const body = { email: email.replaceAll(":", "-") };
  return (await shop.visitor(address).post(API.subscribe, body)).status;
};

test("a network signs up for as many as four addresses, and others for theirs", async () => {
  const most = (RATE_LIMITS[API.subscribe]?.max ?? 0) * ADDRESSES_OF_NETWORK;
  // What is refused does not count.
  for (let nth = 0; nth < 5; nth += 1)
    expect(await signUp(household(nth), "nobody")).toBe(422);
  for (let nth = 0; nth < most; nth += 1)
    expect(await signUp(household(nth))).toBe(200);
  expect(await signUp(household(most))).toBe(429);
  expect(await signUp(household(1, 8))).toBe(200);
  shop.clock.advance(HOUR_MS + 1);
  expect(await signUp(household(most))).toBe(200);
});

test("a network that has had enough pushes nobody out of the memory", async () => {
  const limiter = limitAddresses(createRateLimiter(shop.deps, "tried"));
  const limit = { max: 1, windowMs: HOUR_MS };
  const taken: boolean[] = [];
  for (let nth = 0; nth < 100; nth += 1)
    taken.push(await limiter.tryTake(`2001:db8:7:${nth}::/64`, limit));
  expect(taken.filter(Boolean)).toHaveLength(ADDRESSES_OF_NETWORK);
  // Four addresses and their network.
  expect(limiter.size()).toBe(ADDRESSES_OF_NETWORK + 1);
});

test("an address that has had enough takes nothing of its network", async () => {
  const limiter = limitAddresses(createRateLimiter(shop.deps, "tried"));
  const limit = { max: 1, windowMs: HOUR_MS };
  expect(await limiter.tryTake("203.0.113.1", limit)).toBe(true);
  for (let nth = 0; nth < 10; nth += 1) {
    expect(await limiter.tryTake("203.0.113.1", limit)).toBe(false);
    expect(limiter.take("203.0.113.1", limit)).rejects.toThrow();
  }
  expect(await limiter.tryTake("203.0.113.2", limit)).toBe(true);
});

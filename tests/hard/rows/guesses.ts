import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_LOGIN } from "#tests/support/admin.ts";
import type { Visitor } from "#tests/support/app.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import { besideOthers } from "../process/others.ts";
import { cpuSeconds } from "#tests/support/process/process-figures.ts";
import { after } from "#tests/support/seed.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { count, defineRow } from "../row.ts";

const OWNER_EVERY_MS = 1_000;
const GUESSES_AT_ONCE = 50;

type Answers = Record<string, number>;
type Owner = { tries: number; slowestMs: number; refused: Answers };

const inWords = (answers: Answers) =>
  Object.entries(answers)
    .map(([status, times]) => `${count(times)} x ${status}`)
    .join(", ");

/**
 * Guesses the owner's password with many requests at once. A delayed guess is
 * queued for up to two minutes; meanwhile the other guesses are refused.
 */
async function guess(
  { url }: RunningShop,
  guesses: number,
  addresses: number,
): Promise<Answers> {
  const answers: Answers = {};
  const guessers = Array.from({ length: addresses }, () => createShopper(url));
  let tried = 0;
  const guessOn = async () => {
    while (tried < guesses) {
      const guesser = guessers[tried % addresses];
      const login = { ...ADMIN_LOGIN, password: `wrong guess ${tried}` };
      tried += 1;
      const { status = 0 } = (await guesser?.post(API.login, login)) ?? {};
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: GUESSES_AT_ONCE }, guessOn));
  return answers;
}

/** Logs the owner in repeatedly, from a browser that logged in before. */
async function logInMeanwhile(
  browser: Visitor,
  isOver: () => boolean,
): Promise<Owner> {
  const owner: Owner = { tries: 0, slowestMs: 0, refused: {} };
  while (!isOver() || owner.tries === 0) {
    const startedAt = performance.now();
    const { status } = await browser.post(API.login, ADMIN_LOGIN);
    owner.slowestMs = Math.max(owner.slowestMs, performance.now() - startedAt);
    owner.tries += 1;
    if (status !== 200)
      owner.refused[status] = (owner.refused[status] ?? 0) + 1;
    await after(OWNER_EVERY_MS);
  }
  return owner;
}

/**
 * Returns how much longer a wrong password takes than a wrong name, as a ratio
 * of medians. After each pair, a login from another address ends every delay.
 */
async function timingRatio({ url }: RunningShop, rounds: number) {
  const timeOf = async (login: object) => {
    const stranger = createShopper(url);
    const startedAt = performance.now();
    await stranger.post(API.login, login);
    return performance.now() - startedAt;
  };
  const names: number[] = [];
  const passwords: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const password = `wrong guess ${round}`;
    names.push(await timeOf({ username: `nobody-${round}`, password }));
    passwords.push(await timeOf({ ...ADMIN_LOGIN, password }));
    await createShopper(url).post(API.login, ADMIN_LOGIN);
  }
  const median = (times: number[]) =>
    times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
  return median(passwords) / median(names);
}

const HARD = {
  guesses: 1_000,
  /** The longest delay of an account is 5 s; the rest is time in the queue. */
  ownerMs: 10_000,
  /** Checking a password takes 0.03 s on an idle machine. */
  cpuSecondsPerGuess: 0.2,
  timings: 10,
};

function guesses(name: string, addresses: number) {
  return defineRow(name, HARD, async (counts) => {
    await using shop = await startDemo();
    const ratio = await timingRatio(shop, counts.timings);
    // Without a hash to check, a wrong name would be answered 20 times faster.
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
    // The owner has logged in before, so the shop knows her browser.
    const browser = createShopper(shop.url);
    await browser.post(API.login, ADMIN_LOGIN);
    const cpuBefore = cpuSeconds(shop.pid);
    const { result, others } = await besideOthers(shop.url, async () => {
      let isOver = false;
      const owner = logInMeanwhile(browser, () => isOver);
      const answers = await guess(shop, counts.guesses, addresses);
      isOver = true;
      return { answers, owner: await owner };
    });
    const { answers, owner } = result;
    const cpu = (cpuSeconds(shop.pid) - cpuBefore) / counts.guesses;
    const text = `${count(counts.guesses)} guesses (${inWords(answers)}), the owner refused ${inWords(owner.refused) || "never"} in ${owner.tries} times, slowest ${owner.slowestMs.toFixed(0)} ms; ${(cpu * 1_000).toFixed(0)} ms of processor a guess; wrong password / wrong name ${ratio.toFixed(2)}`;
    expect([text, Object.keys(answers).includes("200")]).toEqual([text, false]);
    expect([text, owner.refused]).toEqual([text, {}]);
    expect(owner.slowestMs).toBeLessThan(counts.ownerMs);
    expect(cpu).toBeLessThan(counts.cpuSecondsPerGuess);
    return { text, others };
  });
}

export const guessesFromOne = guesses("guesses from one address", 1);
export const guessesFromMany = guesses("guesses from 100 addresses", 100);

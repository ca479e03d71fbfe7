import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { refusedPictures } from "#tests/support/hostile/pictures.ts";
import { asUploader } from "#tests/support/admin.ts";
import { besideOthers, type Fewest, MANY } from "../process/others.ts";
import {
  animatedGif,
  jpegPhoto,
  pngPhoto,
  pngToWebp,
} from "#tests/support/photos.ts";
import {
  disarmedBombs,
  mutate,
  refusedBombs,
} from "../hostile/picture-bombs.ts";
import {
  followMemory,
  memoryMiB,
} from "#tests/support/process/process-figures.ts";
import { randomFor } from "#tests/support/seed.ts";
import { count, defineRow } from "../row.ts";

const NAME = "picture bombs";

type Counts = {
  rounds: number;
  /** Pictures with a few bytes changed. */
  mutations: number;
  /** The longest refusal: one second, doubled for a busy machine. */
  longestMs: number;
  memoryMiB: number;
  fewest: Fewest;
};

export const pictureBombs = defineRow<Counts>(
  NAME,
  {
    rounds: 5,
    mutations: 2_000,
    longestMs: 2_000,
    memoryMiB: 200,
    fewest: MANY,
  },
  async ({ rounds, mutations, longestMs, fewest, ...limits }) => {
    const random = randomFor(NAME);
    await using shop = await startDemo();
    const upload = await asUploader(shop.url);
    const refused = [...(await refusedPictures()), ...(await refusedBombs())];
    const disarmed = disarmedBombs();
    const png = pngPhoto(64, 48);
    const whole = [png, await jpegPhoto(64, 48), await pngToWebp(png)];
    // The memory that the first pages, orders and pictures take is not counted.
    const uploadWhole = () => Promise.all(whole.map((each) => upload(each)));
    await besideOthers(shop.url, uploadWhole, { fewest });
    const before = memoryMiB(shop.pid);
    const peakMiB = followMemory(shop.pid);
    let slowestMs = 0;
    const statuses: Record<string, number> = {};
    /** Uploads one picture; returns the status, which must be below 500. */
    const attempt = async (what: string, bytes: Buffer<ArrayBuffer>) => {
      const startedAt = performance.now();
      const { status } = await upload(bytes, `${what}.png`);
      const ms = performance.now() - startedAt;
      expect([what, status, status < 500]).toEqual([what, status, true]);
      if (status >= 400) slowestMs = Math.max(slowestMs, ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
      return status;
    };
    const attack = async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const [what, bytes] of refused) {
          const status = await attempt(what, bytes);
          expect([what, status >= 400]).toEqual([what, true]);
        }
        for (const [what, bytes] of disarmed) await attempt(what, bytes);
      }
      for (let nth = 0; nth < mutations; nth += 1) {
        const picture = random.pick([animatedGif(), ...whole]);
        await attempt(`mutation ${nth}`, mutate(picture, random));
      }
    };
    const { others } = await besideOthers(shop.url, attack, { fewest });
    const grown = peakMiB() - before;
    const answers = Object.entries(statuses).map(
      ([status, times]) => `${count(times)} x ${status}`,
    );
    const text = `${refused.length} files refused and ${disarmed.length} disarmed, ${rounds} times each, ${count(mutations)} mutations (${answers.join(", ")}), slowest refusal ${slowestMs.toFixed(0)} ms, memory at most +${grown.toFixed(0)} MiB`;
    expect([text, slowestMs < longestMs]).toEqual([text, true]);
    expect([text, grown < limits.memoryMiB]).toEqual([text, true]);
    expect(shop.output()).not.toContain("request_failed");
    return { text, others };
  },
);

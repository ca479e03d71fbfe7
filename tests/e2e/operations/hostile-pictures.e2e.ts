import { test } from "bun:test";
import { photoPlaces } from "#tests/hard/rows/photo-places.ts";
import { pictureBombs } from "#tests/hard/rows/pictures.ts";
import { FEW } from "#tests/hard/process/others.ts";

// `npm run test:hard` runs the rows with larger counts, and checks the times on
// an idle machine.

test("no picture can keep the shop busy or fill its memory", async () => {
  await pictureBombs.run({
    rounds: 1,
    mutations: 100,
    longestMs: 30_000,
    fewest: FEW,
  });
}, 120_000);

test("no stored or served file reveals where a photo was taken", async () => {
  await photoPlaces.run({ rounds: 1, fewest: FEW });
});

import { expect, test } from "bun:test";
import { join } from "node:path";
import {
  type DrawingAsset,
  type DrawnDesign,
  type DrawnResin,
  drawingDefs,
  drawingParts,
} from "#shared/clip/drawing.ts";
import { CAST_LAYOUT, CLIP_SIZE, type Point } from "#shared/clip/geometry.ts";
import { derivePicture } from "#server/images/derive-picture.ts";
import { rasterize } from "#server/images/rasterizer.ts";
import { pictureSource } from "#server/images/sources.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/runtime/log.ts";
import { circleOf, edgeContrast, outlineOf } from "./edge-contrast.ts";
import { readPng } from "#tests/support/png.ts";
import {
  CHARM_FILES,
  drawnCharm,
  RESIN_DESIGNS,
} from "#tests/support/resin-designs.ts";

// Every charm and bead must be visible in every resin. Only luminance is
// measured, because one man in twelve cannot tell red from green.
const CHARM_LIMITS = { weakest: 1.5, median: 1.8 };
const BEAD_LIMITS = { weakest: 2.5, median: 3 };

const WIDTH_PX = 640;
const SCALE = WIDTH_PX / CLIP_SIZE.width;
const CHARM_PX = Math.round(CAST_LAYOUT.charmSize * SCALE);
const BEAD_RADIUS_PX = (CAST_LAYOUT.beadSize / 2) * SCALE;
const PUBLIC = join(import.meta.dir, "../../../public");

const deps = {
  config: parseConfig({}),
  log: createLog("json", () => undefined),
};

/** Twelve charms and two beads fill two rows across the whole broad face. */
const COLUMNS = 7;
const PLACES: Point[] = Array.from({ length: 2 * COLUMNS }, (_, index) => ({
  x: 200 + (index % COLUMNS) * 200,
  y: index < COLUMNS ? 400 : 575,
}));
const CHARMS = CHARM_FILES.map((file, index) => ({
  file,
  at: PLACES[index] ?? { x: 0, y: 0 },
}));
const BEADS = PLACES.slice(CHARMS.length);

const outlines = new Map(
  await Promise.all(
    CHARM_FILES.map(async (file) => {
      const art = Bun.file(join(PUBLIC, drawnCharm(file).imageUrl));
      const png = new Bun.Image(await art.bytes())
        .resize(CHARM_PX, CHARM_PX)
        .png();
      return [file, outlineOf(readPng(await png.bytes()))] as const;
    }),
  ),
);

/** Loads the pictures for a drawing of all charms on a resin. */
async function loadPictures(resin: DrawnResin) {
  const base = { kind: "resin", imageUrl: resin.imageUrl } as const;
  const sizes: [DrawingAsset, widthPx: number][] = [
    [base, WIDTH_PX],
    [{ kind: "bead" }, Math.round(BEAD_RADIUS_PX * 2)],
    ...CHARM_FILES.map((file): [DrawingAsset, number] => [
      { kind: "charm", imageUrl: drawnCharm(file).imageUrl },
      CHARM_PX,
    ]),
  ];
  const hrefs = new Map<string, string | undefined>();
  for (const [asset, widthPx] of sizes)
    hrefs.set(JSON.stringify(asset), await pictureSource(deps, asset, widthPx));
  return (asset: DrawingAsset) =>
    hrefs.get(JSON.stringify(asset.kind === "base" ? base : asset));
}

/** Draws a clip with all charms and beads, cast into the resin or on top. */
async function draw(resin: DrawnResin, { isCast }: { isCast: boolean }) {
  const options = { idPrefix: "t", href: await loadPictures(resin) };
  const empty: DrawnDesign = {
    charms: [],
    customText: "",
    ...(isCast && { resin }),
  };
  const placed = [
    ...CHARMS.map(({ file, at }) => {
      const design = { ...empty, charms: [drawnCharm(file)] };
      return { design, kind: "charm", at };
    }),
    ...BEADS.map((at) => {
      const design = { ...empty, customText: "A" };
      return { design, kind: "bead", at };
    }),
  ].map(({ design, kind, at }) => {
    const parts = drawingParts(design, options);
    const part = parts.find((each) => each.kind === kind);
    return `<g transform="translate(${at.x} ${at.y})">${part?.svg}</g>`;
  });
  const [clip] = drawingParts(empty, options);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CLIP_SIZE.width} ${CLIP_SIZE.height}">${drawingDefs(empty, "t")}${clip?.svg}${placed.join("")}</svg>`;
  return readPng(await rasterize(svg, WIDTH_PX, "#f3dfd3"));
}

type Picture = Awaited<ReturnType<typeof draw>>;
type Limits = typeof CHARM_LIMITS;

const isFaint = (seen: Limits, limits: Limits) =>
  seen.weakest < limits.weakest || seen.median < limits.median;

function faintCharms(picture: Picture) {
  return CHARMS.map(({ file, at }) => ({
    file,
    ...edgeContrast(
      picture,
      outlines.get(file) ?? [],
      at.x * SCALE - CHARM_PX / 2,
      at.y * SCALE - CHARM_PX / 2,
    ),
  })).filter((seen) => isFaint(seen, CHARM_LIMITS));
}

function faintBeads(picture: Picture) {
  const outline = circleOf(BEAD_RADIUS_PX - 1);
  return BEADS.map(({ x, y }) =>
    edgeContrast(picture, outline, x * SCALE, y * SCALE),
  ).filter((seen) => isFaint(seen, BEAD_LIMITS));
}

for (const { resin } of RESIN_DESIGNS) {
  test(`in ${resin.name} every charm and bead stands out along its edge`, async () => {
    const picture = await draw(resin, { isCast: true });
    expect(faintCharms(picture)).toEqual([]);
    expect(faintBeads(picture)).toEqual([]);
  });

  test(`${resin.name} has the color that the drawings are tested with`, async () => {
    const file = Bun.file(join(PUBLIC, resin.imageUrl));
    const { picture } = await derivePicture(await file.bytes(), []);
    expect(picture.color).toBe(resin.picture?.color ?? "");
  });
}

test("the measurement detects a faint charm that is not cast into the resin", async () => {
  const [rose] = RESIN_DESIGNS;
  if (!rose) throw new Error("no resin");
  const faint = faintCharms(await draw(rose.resin, { isCast: false }));
  expect(faint.map(({ file }) => file)).toContain("bow");
});

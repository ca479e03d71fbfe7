import { DEFAULT_CLIP_CONFIG } from "#shared/clip/rules.ts";
import type {
  AdminClipConfig,
  ClipConfigInput,
  CustomClipConfig,
} from "#shared/clip/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { stale } from "#server/catalog/shown.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { clipConfig } from "#server/db/schema/catalog.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { invalidField } from "#server/http/problem.ts";
import { findPicture } from "#server/images/store.ts";

export type ClipConfigRow = typeof clipConfig.$inferSelect;

const CONFIG_ID = 1;

const selectConfig = prepared((db) => db.select().from(clipConfig).prepare());

/** Returns the configuration as a row, or the defaults if none is stored. */
export async function readClipConfig(db: Db): Promise<ClipConfigRow> {
  return (
    (await selectConfig(db).get()) ?? {
      ...DEFAULT_CLIP_CONFIG,
      id: CONFIG_ID,
      updatedAt: 0,
    }
  );
}

/** Returns the configuration for the storefront. */
export async function getClipConfig(db: Db): Promise<CustomClipConfig> {
  return toClipConfig(await readClipConfig(db));
}

/** Returns the configuration for the admin panel. */
export async function getAdminClipConfig(db: Db): Promise<AdminClipConfig> {
  const row = await readClipConfig(db);
  return { ...toClipConfig(row), updatedAt: toIso(row.updatedAt) };
}

/** Returns whether a configuration is stored (see `ensureClipConfig`). */
export async function hasClipConfig(db: Db): Promise<boolean> {
  return (await selectConfig(db).get()) !== undefined;
}

/**
 * Writes the defaults into a database that has no configuration, so that
 * "last updated" has a date. Runs when the shop starts.
 */
export async function ensureClipConfig(
  db: Tx,
  { now }: { now: number },
): Promise<void> {
  await db
    .insert(clipConfig)
    .values({ ...DEFAULT_CLIP_CONFIG, id: CONFIG_ID, updatedAt: now })
    .onConflictDoNothing()
    .run();
}

type ClipConfigUpdate = ClipConfigInput & {
  now: number;
  /** The `updatedAt` that the editor started from. */
  ifMatchUpdatedAt?: string | undefined;
};

/**
 * Changes the configuration, except fields that are undefined. Throws "stale"
 * with the current configuration if another edit came first.
 */
export async function saveClipConfig(
  db: Tx,
  { now, ifMatchUpdatedAt, ...input }: ClipConfigUpdate,
): Promise<AdminClipConfig> {
  const row = await readClipConfig(db);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt))
    throw stale(await getAdminClipConfig(db));
  const values = merge(row, input, nextUpdate(now, row.updatedAt));
  await db
    .insert(clipConfig)
    .values(values)
    .onConflictDoUpdate({ target: clipConfig.id, set: values })
    .run();
  return getAdminClipConfig(db);
}

function merge(
  row: ClipConfigRow,
  input: ClipConfigInput,
  updatedAt: number,
): ClipConfigRow {
  return {
    id: CONFIG_ID,
    // A text of only spaces is trimmed to "", which also leaves the old value.
    name: input.name || row.name,
    basePriceCents: input.basePrice ?? row.basePriceCents,
    description: input.description || row.description,
    imageUrl: input.imageUrl ?? row.imageUrl,
    isEnabled: input.isEnabled ?? row.isEnabled,
    updatedAt,
  };
}

function toClipConfig(row: ClipConfigRow): CustomClipConfig {
  const { name, basePriceCents, description, imageUrl, isEnabled } = row;
  const basePrice = toPrice(basePriceCents);
  return { name, basePrice, description, imageUrl, isEnabled };
}

const RATIO = 16 / 9;
/** Programs round the sides; a picture of 1000 x 560 is close enough. */
const TOLERANCE = 0.02;

/**
 * Throws "invalid" for an upload on which a clip cannot be drawn: charms and
 * letters have their places on a picture of 16:9, and what is around the clip
 * must let the designer's ground through. Of pictures elsewhere nothing is
 * known: the shop never fetches them.
 */
export async function checkResinPicture(
  db: Db,
  imageUrl: string,
): Promise<void> {
  const picture = await findPicture(db, imageUrl);
  if (!picture) return;
  const { width, height, placeholder } = picture;
  const isWide = Math.abs(width / height / RATIO - 1) <= TOLERANCE;
  // Only a picture without transparent parts has a blurred placeholder.
  const isTransparent = placeholder === "";
  if (isWide && isTransparent) return;
  const message = isTransparent
    ? errorKey("resinRatio", width, height)
    : isWide
      ? errorKey("resinGround")
      : errorKey("resinRatioAndGround", width, height);
  throw invalidField("imageUrl", message);
}

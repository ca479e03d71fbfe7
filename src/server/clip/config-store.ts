import {
  type AdminClipConfig,
  type ClipConfigInput,
  type CustomClipConfig,
  DEFAULT_CLIP_CONFIG,
} from "#shared/clip/schema.ts";
import { toPrice } from "#shared/money/cents.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { clipConfig } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";

export type ClipConfigRow = typeof clipConfig.$inferSelect;

const CONFIG_ID = 1;

const selectConfig = prepared((db) => db.select().from(clipConfig).prepare());

/** The configuration as a row; the defaults until the maker changes it. */
export async function readClipConfig(db: Db): Promise<ClipConfigRow> {
  return (
    (await selectConfig(db).get()) ?? {
      ...DEFAULT_CLIP_CONFIG,
      id: CONFIG_ID,
      updatedAt: 0,
    }
  );
}

/** The configuration as the storefront sees it. */
export async function getClipConfig(db: Db): Promise<CustomClipConfig> {
  return toClipConfig(await readClipConfig(db));
}

/** The configuration as the admin panel sees it. */
export async function getAdminClipConfig(db: Db): Promise<AdminClipConfig> {
  const row = await readClipConfig(db);
  return { ...toClipConfig(row), updatedAt: toIso(row.updatedAt) };
}

/** Whether `ensureClipConfig` would change nothing. */
export async function hasClipConfig(db: Db): Promise<boolean> {
  return (await selectConfig(db).get()) !== undefined;
}

/**
 * Writes the defaults into a database that has no configuration, so that
 * "last updated" has a date. Called at start.
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
 * Changes the configuration; what is undefined stays as it is. Throws "stale"
 * with the configuration as it is now where another edit came first.
 */
export async function saveClipConfig(
  db: Tx,
  { now, ifMatchUpdatedAt, ...input }: ClipConfigUpdate,
): Promise<AdminClipConfig> {
  const row = await readClipConfig(db);
  if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt))
    throw new Problem("stale", {
      extra: { current: await getAdminClipConfig(db) },
    });
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
    // A text of blanks is empty once trimmed, and so keeps the value too.
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

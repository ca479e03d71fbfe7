import {
  type AdminClipConfig,
  type ClipConfigInput,
  type CustomClipConfig,
  DEFAULT_CLIP_CONFIG,
} from "#shared/clip.ts";
import { toPrice } from "#shared/cents.ts";
import { changeCatalogue } from "#server/catalog/change.ts";
import { nextUpdate, toIso } from "#server/clock.ts";
import type { Tx } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import { clipConfig } from "#server/db/schema/goods.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/problem.ts";

export type ClipConfigRow = typeof clipConfig.$inferSelect;

const CONFIG_ID = 1;

const selectConfig = prepared((db) => db.select().from(clipConfig).prepare());

/** The configuration as a row; the defaults until the maker changes it. */
export function readClipConfig(db: Tx): ClipConfigRow {
  return (
    selectConfig(db).get() ?? {
      ...DEFAULT_CLIP_CONFIG,
      id: CONFIG_ID,
      updatedAt: 0,
    }
  );
}

/** The configuration as the storefront sees it. */
export function getClipConfig(db: Tx): CustomClipConfig {
  return toClipConfig(readClipConfig(db));
}

/** The configuration as the admin panel sees it. */
export function getAdminClipConfig(db: Tx): AdminClipConfig {
  const row = readClipConfig(db);
  return { ...toClipConfig(row), updatedAt: toIso(row.updatedAt) };
}

/**
 * Writes the defaults into a database that has no configuration, so that
 * "last updated" has a date. Called at start.
 */
export function ensureClipConfig({ db, clock }: Deps): void {
  db.insert(clipConfig)
    .values({ ...DEFAULT_CLIP_CONFIG, id: CONFIG_ID, updatedAt: clock.now() })
    .onConflictDoNothing()
    .run();
}

/**
 * Changes the configuration; what is undefined keeps its value.
 * `ifMatchUpdatedAt` is the `updatedAt` that the editor started from: throws
 * "stale" with the configuration as it is now where another edit came first.
 */
export function saveClipConfig(
  deps: Deps,
  input: ClipConfigInput,
  ifMatchUpdatedAt?: string,
): AdminClipConfig {
  return changeCatalogue(deps, (tx) => {
    const row = readClipConfig(tx);
    if (ifMatchUpdatedAt && ifMatchUpdatedAt !== toIso(row.updatedAt))
      throw new Problem("stale", {
        extra: { current: getAdminClipConfig(tx) },
      });
    const values = merge(row, input, nextUpdate(deps.clock, row.updatedAt));
    tx.insert(clipConfig)
      .values(values)
      .onConflictDoUpdate({ target: clipConfig.id, set: values })
      .run();
    return getAdminClipConfig(tx);
  });
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

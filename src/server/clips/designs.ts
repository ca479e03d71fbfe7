import { sharedDesignPath } from "#shared/api/paths.ts";
import type {
  Design,
  DesignReply,
  DesignResin,
  SavedDesign,
} from "#shared/clip/schema.ts";
import type { Db } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import { findPicture } from "#server/images/store.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { charmStore, resinStore } from "./part-store.ts";
import {
  getChosenParts,
  shownPart,
  toDesignCharm,
  toDesignResin,
} from "./chosen.ts";
import {
  type DesignRow,
  findDesignRow,
  insertDesign,
  isUseDue,
  noteOpened,
} from "./design-store.ts";

/**
 * Stores a design under a new code. Accepts sold-out parts, because they may be
 * in stock again when somebody opens the link. Throws "invalid" for a charm or
 * resin that the shop does not have (any more).
 */
export async function saveDesign(
  { commit, clock, config }: Pick<Deps, "commit" | "clock" | "config">,
  design: Design,
): Promise<SavedDesign> {
  const row = await commit(NO_LOCK, async (tx) => {
    const { resin } = await getChosenParts(tx, design);
    const resinId = resin?.id ?? null;
    return insertDesign(tx, { ...design, resinId, now: clock.now() });
  });
  return toSavedDesign(row, config.publicUrl);
}

type FindDeps = Pick<
  Deps,
  "db" | "commit" | "clock" | "config" | "locale" | "log"
>;

/**
 * Returns a saved design that is opened, and its parts; undefined for an unknown
 * code.
 */
export async function findDesign(
  deps: FindDeps,
  code: string,
): Promise<DesignReply | undefined> {
  const { db, config } = deps;
  const row = await findDesignRow(db, code);
  if (!row) return undefined;
  await noteUse(deps, row);
  const charms = await charmStore.findRows(db, row.selectedCharms);
  const { digits } = (await deps.locale()).formats.money;
  const resin = await findResin(db, { id: row.resinId, digits });
  return {
    ...toSavedDesign(row, config.publicUrl),
    selectedCharms: row.selectedCharms,
    customText: row.customText,
    charms: row.selectedCharms.flatMap((id) => {
      const charm = charms.get(id);
      return charm ? [toDesignCharm(shownPart(charm, digits))] : [];
    }),
    ...(resin && { resin }),
  };
}

/** Notes that a design is used; it is shown also where that cannot be. */
async function noteUse(
  { commit, clock, log }: FindDeps,
  row: DesignRow,
): Promise<void> {
  const now = clock.now();
  if (!isUseDue(row, now)) return;
  try {
    await commit(NO_LOCK, (tx) => noteOpened(tx, { id: row.id, now }));
  } catch (error) {
    log.warn("design_use_not_noted", errorFields(error));
  }
}

async function findResin(
  db: Db,
  { id, digits }: { id: number | null; digits: number },
): Promise<DesignResin | undefined> {
  const row =
    id === null ? undefined : (await resinStore.findRows(db, [id])).get(id);
  return (
    row &&
    toDesignResin(shownPart(row, digits), await findPicture(db, row.imageUrl))
  );
}

function toSavedDesign({ id, code }: DesignRow, publicUrl: string) {
  return { id, code, url: `${publicUrl}${sharedDesignPath(code)}` };
}

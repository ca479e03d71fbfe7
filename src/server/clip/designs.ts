import { sharedDesignPath } from "#shared/api/paths.ts";
import type {
  Design,
  DesignReply,
  DesignResin,
  SavedDesign,
} from "#shared/clip/schema.ts";
import type { Db } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { findPicture } from "#server/images/store.ts";
import { findCharmRows } from "./charm-store.ts";
import { getChosenParts, toDesignCharm, toDesignResin } from "./chosen.ts";
import { type DesignRow, findDesignRow, insertDesign } from "./design-store.ts";
import { findResinRows } from "./resin-store.ts";

/**
 * Stores a design under a new code. Accepts sold-out parts, because they may be
 * in stock again when somebody opens the link. Throws "invalid" for a charm or
 * resin that the shop does not have (any more).
 */
export async function saveDesign(
  { commit, clock, config }: Pick<Deps, "commit" | "clock" | "config">,
  design: Design,
): Promise<SavedDesign> {
  const row = await commit(async (tx) => {
    const { resin } = await getChosenParts(tx, design);
    const resinId = resin?.id ?? null;
    return insertDesign(tx, { ...design, resinId, now: clock.now() });
  });
  return toSavedDesign(row, config.publicUrl);
}

/** Returns a saved design and its parts; undefined for an unknown code. */
export async function findDesign(
  { db, config }: Pick<Deps, "db" | "config">,
  code: string,
): Promise<DesignReply | undefined> {
  const row = await findDesignRow(db, code);
  if (!row) return undefined;
  const charms = await findCharmRows(db, row.selectedCharms);
  const resin = await findResin(db, row.resinId);
  return {
    ...toSavedDesign(row, config.publicUrl),
    selectedCharms: row.selectedCharms,
    customText: row.customText,
    charms: row.selectedCharms.flatMap((id) => {
      const charm = charms.get(id);
      return charm ? [toDesignCharm(charm)] : [];
    }),
    ...(resin && { resin }),
  };
}

async function findResin(
  db: Db,
  id: number | null,
): Promise<DesignResin | undefined> {
  const row = id === null ? undefined : (await findResinRows(db, [id])).get(id);
  return row && toDesignResin(row, await findPicture(db, row.imageUrl));
}

function toSavedDesign({ id, code }: DesignRow, publicUrl: string) {
  return { id, code, url: `${publicUrl}${sharedDesignPath(code)}` };
}

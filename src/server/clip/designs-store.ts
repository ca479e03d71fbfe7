import { eq } from "drizzle-orm";
import type { Design, DesignReply, SavedDesign } from "#shared/clip.ts";
import { sharedDesignPath } from "#shared/paths.ts";
import { findCharmRows } from "#server/charms/store.ts";
import { IMMEDIATE, type Tx } from "#server/db/open.ts";
import { designs } from "#server/db/schema/carts.ts";
import type { Deps } from "#server/deps.ts";
import { randomText } from "#server/random.ts";
import { getChosenCharms, toDesignCharm } from "./chosen-charms.ts";

type DesignRow = typeof designs.$inferSelect;

// No 0, 1, i, l or o: a code may be read aloud. 31^10 codes, so nobody finds
// another's design by trying.
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 10;

/**
 * Stores a design under a new code. A charm that is sold out may be saved: it
 * can be back when the link is opened. Throws "invalid" for a charm that the
 * shop does not have (any more).
 */
export function saveDesign(deps: Deps, design: Design): SavedDesign {
  const saved = deps.db.transaction((tx) => {
    getChosenCharms(tx, design.selectedCharms);
    return insertDesign(deps, tx, design);
  }, IMMEDIATE);
  return toSavedDesign(deps, saved);
}

/** A saved design with what draws it; undefined for an unknown code. */
export function findDesign(
  deps: Pick<Deps, "db" | "config">,
  code: string,
): DesignReply | undefined {
  const [row] = deps.db
    .select()
    .from(designs)
    .where(eq(designs.code, code))
    .all();
  if (!row) return undefined;
  const rows = findCharmRows(deps.db, row.selectedCharms);
  return {
    ...toSavedDesign(deps, row),
    selectedCharms: row.selectedCharms,
    customText: row.customText,
    charms: row.selectedCharms.flatMap((id) => {
      const charm = rows.get(id);
      return charm ? [toDesignCharm(charm)] : [];
    }),
  };
}

function insertDesign({ clock }: Deps, tx: Tx, design: Design): DesignRow {
  const code = randomText(ALPHABET, CODE_LENGTH);
  const values = { ...design, code, createdAt: clock.now() };
  return tx.insert(designs).values(values).returning().get();
}

function toSavedDesign(
  { config }: Pick<Deps, "config">,
  { id, code }: DesignRow,
): SavedDesign {
  return { id, code, url: `${config.publicUrl}${sharedDesignPath(code)}` };
}

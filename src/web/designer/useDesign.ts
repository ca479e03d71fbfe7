import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { withBeadsOnly } from "#shared/clip/beads.ts";
import { cleanMessage, limitLetters } from "#shared/clip/rules.ts";
import type { DesignBody } from "#shared/clip/schema.ts";
import { mayBuy, type Outcome } from "#shared/stock/rules.ts";
import {
  charmsQuery,
  clipConfigQuery,
  resinsQuery,
} from "#web/data/queries.ts";
import { usePage } from "#web/data/shop-context.ts";
import {
  type Choice,
  chosenOf,
  type DesignStart,
  type DesignDraft,
  listChoices,
  resinOf,
} from "./draft.ts";
import type { OfferedParts } from "./surprise.ts";

/** A draft with all the data to draw, price and send the design. */
export type Design = {
  offer: OfferedParts;
  /** The charms on the clip, in the order of their places. */
  chosen: readonly Choice[];
  resin: Choice | undefined;
  /** The message as the beads show it. */
  text: string;
  body: Required<DesignBody>;
  outcome: Outcome;
};

const NOTHING: [] = [];

/** Returns the design of a draft, from the items that the shop offers. */
export function useDesign(draft: DesignDraft, start: DesignStart = {}): Design {
  const { data: charms = NOTHING } = useQuery(charmsQuery);
  const { data: resins = NOTHING, isSuccess } = useQuery(resinsQuery);
  const knownCharms = useKnown(charms, start.charms);
  const { resin } = start;
  const startResins = useMemo(() => resin && [resin], [resin]);
  const knownResins = useKnown(resins, startResins);
  const { chosen, resinId } = draft;
  // Each changes with its own part of the design alone, so that memoized
  // components which show the others do not render again.
  const charmParts = useMemo(() => {
    const all = listChoices(charms, knownCharms, chosen);
    return { all, chosen: chosenOf(all, chosen) };
  }, [charms, knownCharms, chosen]);
  const resinParts = useMemo(() => {
    // A shop without resins makes every clip in the built-in blush.
    const hasNoResins = isSuccess && resins.length === 0;
    const chosenResins = resinId && !hasNoResins ? [resinId] : NOTHING;
    const all = listChoices(resins, knownResins, chosenResins);
    return { all, resin: resinOf(all, resinId) };
  }, [resins, isSuccess, knownResins, resinId]);
  const { data: config } = useQuery(clipConfigQuery);
  const outcome = mayBuy({
    isSwitchedOff: config?.isEnabled === false,
    inStock: [resinParts.resin, ...charmParts.chosen].every(
      (part) => !part?.unavailable,
    ),
    isPaused: usePage().pacing?.pause?.isOn,
  });
  // Text that an input method is still composing may be too long.
  const text = limitLetters(draft.text);
  return {
    offer: { charms: charmParts.all, resins: resinParts.all },
    chosen: charmParts.chosen,
    resin: resinParts.resin,
    text: withBeadsOnly(text),
    body: {
      selectedCharms: [...chosen],
      customText: cleanMessage(text),
      resinId: resinParts.resin?.id ?? null,
    },
    outcome,
  };
}

type OfferedRow = { id: number };

const NONE: readonly never[] = [];

/**
 * Returns all rows that were offered since the component was mounted, so that a
 * chosen row that the maker deletes can still be shown, named and removed.
 * `first` has the rows of the initial design; they may be fetched later.
 */
function useKnown<T extends OfferedRow>(
  offered: readonly T[],
  first: readonly T[] = NONE,
): readonly T[] {
  const [seen, setSeen] = useState<readonly T[]>(NONE);
  useEffect(() => {
    setSeen((before) => {
      const byId = new Map(before.map((each) => [each.id, each]));
      for (const each of offered) byId.set(each.id, each);
      return [...byId.values()];
    });
  }, [offered]);
  return useMemo(() => {
    const isSeen = new Set(seen.map(({ id }) => id));
    return [...seen, ...first.filter(({ id }) => !isSeen.has(id))];
  }, [seen, first]);
}

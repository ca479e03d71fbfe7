import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
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
  type Draft,
  listChoices,
  resinOf,
} from "./draft/draft.ts";
import type { Offer } from "./surprise.ts";
import { useKnown } from "./useKnown.ts";

/** A draft with all the data to draw, price and send the design. */
export type Design = {
  offer: Offer;
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
export function useDesign(draft: Draft, start: DesignStart = {}): Design {
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

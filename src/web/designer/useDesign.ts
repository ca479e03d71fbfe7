import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { withBeadsOnly } from "#shared/clip/beads.ts";
import { cleanMessage, limitLetters } from "#shared/clip/rules.ts";
import type { DesignBody } from "#shared/clip/schema.ts";
import { charmsQuery, resinsQuery } from "#web/data/queries.ts";
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
  // Typing does not change these values, so that memoized components which show
  // them do not render again.
  const parts = useMemo(() => {
    // A shop without resins makes every clip in the built-in blush.
    const hasNoResins = isSuccess && resins.length === 0;
    const chosenResins = resinId && !hasNoResins ? [resinId] : NOTHING;
    const offer = {
      charms: listChoices(charms, knownCharms, chosen),
      resins: listChoices(resins, knownResins, chosenResins),
    };
    return {
      offer,
      chosen: chosenOf(offer.charms, chosen),
      resin: resinOf(offer.resins, resinId),
    };
  }, [charms, resins, isSuccess, knownCharms, knownResins, chosen, resinId]);
  // Text that an input method is still composing may be too long.
  const text = limitLetters(draft.text);
  return {
    ...parts,
    text: withBeadsOnly(text),
    body: {
      selectedCharms: [...chosen],
      customText: cleanMessage(text),
      resinId: parts.resin?.id ?? null,
    },
  };
}

import { useState } from "react";
import { pictureAtLeast } from "#shared/images/rules.ts";
import { graphemes } from "#shared/text/characters.ts";
import * as css from "./CharmImage.css.ts";
import type { Choice } from "#web/designer/draft/draft.ts";

/** Twice the greatest shown width of 64 px, for high-density screens. */
const FETCHED_PX = 128;

/** A charm's picture, or its initial (as on the clip) if the picture fails. */
export function CharmImage({ charm }: { charm: Choice }) {
  const { name, imageUrl, picture } = charm;
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <span className={css.initial} aria-hidden="true">
        {graphemes(name.trim())[0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className={css.image}
      src={pictureAtLeast(imageUrl, picture, FETCHED_PX)}
      alt=""
      width="56"
      height="56"
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}

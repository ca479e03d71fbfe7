import { useState } from "react";
import { pictureAtLeast } from "#shared/images/picture-urls.ts";
import { graphemes } from "#shared/text/graphemes.ts";
import * as css from "./CharmImage.css.ts";
import type { Choice } from "#web/designer/draft/draft.ts";

/** Shown at most 64 px wide; sharp screens have two pixels for one. */
const FETCHED_PX = 128;

/** A charm's picture, or its initial as the clip then has it too. */
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
      width="46"
      height="46"
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}

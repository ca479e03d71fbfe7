import { typedLetters } from "#shared/clip/beads.ts";
import { useMessages } from "#web/data/messages.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import {
  charmUnavailable,
  resinUnavailable,
} from "#web/designer/unavailable-sentence.ts";
import * as css from "./SharedClip.css.ts";
import * as stage from "#web/designer/Stage.css.ts";
import type { Design } from "#web/designer/useDesign.ts";

/** The picture of a shared clip, without editing tools. */
export function SharedPicture({ design }: { design: Design }) {
  return (
    <div className={stage.stage}>
      <div className={stage.largeFrame}>
        <div className={stage.clip}>
          <ClipPicture
            charms={design.chosen}
            customText={design.text}
            resin={design.resin}
            shownWidth={600}
            hasShadow
            isFramed
            motion="live"
          />
        </div>
      </div>
    </div>
  );
}

/** Describes a shared design to a visitor who opened the link to the design. */
export function SharedClip({ design }: { design: Design }) {
  const { chosen, resin, text } = design;
  const t = useMessages("designer");
  const rows = [
    { label: t.parts.letters, value: typedLetters(text).join("") },
    { label: t.parts.resin, value: resin?.name },
    { label: t.parts.charms, value: chosen.map(({ name }) => name).join(", ") },
  ].filter(({ value }) => value);
  const unavailable = [
    resinUnavailable(resin, t),
    charmUnavailable(chosen, t),
  ].filter((sentence) => sentence !== undefined);
  return (
    <div className={css.shared}>
      <p className={css.lead}>{t.shared.lead}</p>
      <dl className={css.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {unavailable.map((sentence) => (
        <p key={sentence} className={css.unavailable}>
          <Icon name="warning" />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  );
}

import {
  PALETTE_IDS,
  type PaletteId,
  PALETTES,
} from "#shared/site/palettes.ts";
import { SITE_LIMITS } from "#shared/site/schema.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/dialog/Dialog.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import { changeText, type Draft, draftStore } from "./draft.ts";
import { fieldAt } from "./fields.ts";
import { PictureButton } from "./PictureButton.tsx";
import * as css from "./SiteEditor.css.ts";

const NAMES: Record<PaletteId, string> = {
  raspberry: "Raspberry",
  forest: "Forest",
  lagoon: "Lagoon",
  violet: "Violet",
  terracotta: "Terracotta",
  graphite: "Graphite",
};

type DetailsDialogProps = { isOpen: boolean; onClose: () => void };

/** The settings of the site that cannot be edited in place on the page. */
export function DetailsDialog({ isOpen, onClose }: DetailsDialogProps) {
  const draft = useStore(draftStore);
  return (
    <Dialog
      kind="drawer"
      isOpen={isOpen}
      onClose={onClose}
      title="Details"
      closeLabel="Close the details"
      footer={
        <Button kind="ink" isBlock onClick={onClose}>
          Done
        </Button>
      }
    >
      {draft && <Fields draft={draft} />}
    </Dialog>
  );
}

function Fields({ draft: { content } }: { draft: Draft }) {
  const { about, delivery, socialUrl, process, newsletter, promo } = content;
  return (
    <div className={css.form}>
      <Palettes chosen={content.palette} />
      <Mark mark={content.mark} />
      <Detail
        path="delivery"
        value={delivery}
        hint="Beside prices and in the checkout, such as “Made in about 5 days”."
      />
      <Detail path="about.title" value={about.title} />
      <Detail
        path="about.description"
        value={about.description}
        hint="What search engines and shared links show."
      />
      <Detail path="socialUrl" value={socialUrl} hint="Begins with https://" />
      <TextField
        label="Minutes to make one"
        type="number"
        inputMode="numeric"
        min={0}
        max={SITE_LIMITS.minutes}
        hint="With 0 there is no dial."
        value={process.minutes}
        onChange={({ target }) =>
          changeText("process.minutes", Math.trunc(Number(target.value)))
        }
      />
      <Detail path="newsletter.welcome" value={newsletter.welcome} />
      <Detail path="promo.sample" value={promo.sample} />
    </div>
  );
}

type DetailProps = { path: string; value: string; hint?: string };

function Detail({ path, value, hint }: DetailProps) {
  const { label, max } = fieldAt(path);
  return (
    <TextField
      label={label}
      maxLength={max}
      value={value}
      {...(hint && { hint })}
      onChange={({ target }) => changeText(path, target.value)}
    />
  );
}

/** The shop's mark, for the header, icons and previews of shared links. */
function Mark({ mark }: { mark: string }) {
  return (
    <fieldset>
      <legend className={css.legend}>Your mark (PNG or SVG)</legend>
      <div className={css.tools}>
        {mark && <img className={css.mark} src={mark} alt="Your mark" />}
        <PictureButton
          isMark
          label={mark ? "Replace your mark" : "Add your mark"}
          onUploaded={(imageUrl) => changeText("mark", imageUrl)}
        />
        {mark && (
          <Button
            kind="line"
            size="small"
            onClick={() => changeText("mark", "")}
          >
            Remove your mark
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Palettes({ chosen }: { chosen: PaletteId }) {
  return (
    <fieldset>
      <legend className={css.legend}>Colors</legend>
      <div className={css.palettes}>
        {PALETTE_IDS.map((id) => (
          <label key={id} className={css.palette}>
            <input
              type="radio"
              name="palette"
              className={css.radio}
              checked={id === chosen}
              onChange={() => changeText("palette", id)}
            />
            <span className={css.swatch} aria-hidden="true">
              {(["paper", "ink", "raspberry", "blush"] as const).map(
                (token) => (
                  <span
                    key={token}
                    style={{ background: PALETTES[id][token] }}
                  />
                ),
              )}
            </span>
            {NAMES[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

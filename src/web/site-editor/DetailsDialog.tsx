import { useEffect, useRef } from "react";
import { focusFirstError, TextField } from "#web/ui/TextField.tsx";
import { useMessages } from "#web/data/messages.ts";
import { LocaleFields } from "./LocaleFields.tsx";
import {
  PALETTE_IDS,
  type PaletteId,
  PALETTES,
} from "#shared/site/palettes.ts";
import { SITE_LIMITS } from "#shared/site/schema.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { changeText, type SiteDraft, draftStore } from "./draft.ts";
import { DeliveryFields } from "./DeliveryFields.tsx";
import { fieldAt } from "./fields.ts";
import { LawFields } from "./LawFields.tsx";
import { PaymentFields } from "./PaymentFields.tsx";
import { PictureButton } from "./PictureButton.tsx";
import { useRefusal } from "./refusals.ts";
import * as css from "./SiteEditor.css.ts";

type DetailsDialogProps = { isOpen: boolean; onClose: () => void };

/** The settings of the site that cannot be edited in place on the page. */
export function DetailsDialog({ isOpen, onClose }: DetailsDialogProps) {
  const t = useMessages("panel").editor.details;
  const draft = useStore(draftStore);
  return (
    <Dialog
      kind="drawer"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      footer={
        <Button kind="ink" isBlock onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      {draft && <Fields draft={draft} />}
    </Dialog>
  );
}

function Fields({ draft: { content, base } }: { draft: SiteDraft }) {
  const t = useMessages("panel").editor.details;
  const { about, delivery, socialUrl, process, newsletter, promo } = content;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstError(form.current), []);
  return (
    <div className={css.form} ref={form}>
      <Detail path="name" value={content.name ?? base.name} />
      <LocaleFields content={content} base={base} />
      <Palettes chosen={content.palette} />
      <LogoField mark={content.mark} />
      <Detail path="delivery" value={delivery} hint={t.deliveryHint} />
      <Detail path="about.title" value={about.title} />
      <Detail
        path="about.description"
        value={about.description}
        hint={t.descriptionHint}
      />
      <Detail path="socialUrl" value={socialUrl} hint={t.socialHint} />
      <TextField
        {...useRefusal("process.minutes", process.minutes)}
        label={t.minutes}
        type="number"
        inputMode="numeric"
        min={0}
        max={SITE_LIMITS.minutes}
        hint={t.minutesHint}
        value={process.minutes}
        onChange={({ target }) =>
          changeText("process.minutes", Math.trunc(Number(target.value)))
        }
      />
      <Detail path="newsletter.welcome" value={newsletter.welcome} />
      <Detail path="promo.sample" value={promo.sample} />
      <DeliveryFields options={content.deliveryOptions} />
      <PaymentFields payment={content.payment} />
      <LawFields {...content} />
    </div>
  );
}

type DetailProps = { path: string; value: string; hint?: string };

function Detail({ path, value, hint }: DetailProps) {
  const { label, max } = fieldAt(path, useMessages("panel").editor);
  return (
    <TextField
      {...useRefusal(path, value)}
      label={label}
      maxLength={max}
      value={value}
      {...(hint && { hint })}
      onChange={({ target }) => changeText(path, target.value)}
    />
  );
}

/** The shop's logo, for the header, icons and previews of shared links. */
function LogoField({ mark }: { mark: string }) {
  const t = useMessages("panel").editor.details;
  return (
    <fieldset>
      <legend className={css.legend}>{t.mark}</legend>
      <div className={css.tools}>
        {mark && <img className={css.logo} src={mark} alt={t.markAlt} />}
        <PictureButton
          isMark
          label={mark ? t.replaceMark : t.addMark}
          onUploaded={(imageUrl) => changeText("mark", imageUrl)}
        />
        {mark && (
          <Button
            kind="line"
            size="small"
            onClick={() => changeText("mark", "")}
          >
            {t.removeMark}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Palettes({ chosen }: { chosen: PaletteId }) {
  const t = useMessages("panel").editor.details;
  return (
    <fieldset>
      <legend className={css.legend}>{t.colors}</legend>
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
              {(["paper", "ink", "accent", "blush"] as const).map((token) => (
                <span key={token} style={{ background: PALETTES[id][token] }} />
              ))}
            </span>
            <span>{t.palettes[id]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

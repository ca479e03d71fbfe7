import { useMessages } from "#web/data/messages.ts";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { lettersWithoutBead } from "#shared/clip/beads.ts";
import { limitLetters, MAX_LETTERS } from "#shared/clip/rules.ts";
import { BeadInput } from "#web/clip/BeadInput.tsx";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";
import { draftStore, NEW_CLIP, saveDraft } from "#web/designer/draft-store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./Promo.css.ts";

type PromoNameProps = {
  name: string;
  onChange: (name: string) => void;
};

/** A field for letters, which the promo's clip and then the designer show. */
export function PromoName({ name, onChange }: PromoNameProps) {
  const { show } = useOverlays();
  const preload = useOverlayPreload("designer");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { promo: t } = useMessages("home");
  const { design, errors } = useMessages("first");
  const missing = lettersWithoutBead(name);
  const error = missing.length > 0 && errors.noBead(missing);

  // Adopts the text that was typed before the code was loaded.
  useEffect(() => {
    if (field.current?.value) onChange(limitLetters(field.current.value));
  }, [onChange]);

  const openDesigner = (event: FormEvent) => {
    event.preventDefault();
    if (error) return field.current?.focus();
    const draft = draftStore.get()[NEW_CLIP] ?? { chosen: [], text: "" };
    if (name.trim() !== "") saveDraft(NEW_CLIP, { ...draft, text: name });
    show({ kind: "designer" });
  };
  return (
    // A "dialog" form does not navigate if submitted before its code is loaded.
    <form method="dialog" noValidate onSubmit={openDesigner}>
      <label className={visuallyHidden} htmlFor={id}>
        {t.name}
      </label>
      <div className={css.pill}>
        <BeadInput
          id={id}
          ref={field}
          className={css.nameInput}
          value={name}
          onChange={onChange}
          placeholder={t.placeholder(MAX_LETTERS)}
          enterKeyHint="go"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <Button
          type="submit"
          kind="ink"
          size="large"
          className={css.button}
          aria-haspopup="dialog"
          {...preload}
        >
          {design}
        </Button>
      </div>
      <p id={`${id}-error`} className={css.error} role="status">
        {error && (
          <>
            <Icon name="warning" />
            <span>{error}</span>
          </>
        )}
      </p>
    </form>
  );
}

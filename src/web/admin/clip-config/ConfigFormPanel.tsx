import { useVoice } from "#web/admin/data/voice.ts";
import { type FormEvent, useRef } from "react";
import { DEFAULT_CLIP_CONFIG } from "#shared/clip/default-config.ts";
import { shownClipName } from "#shared/clip/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { toPrice } from "#shared/money/cents.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { TextArea } from "#web/ui/field/TextArea.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import {
  actions,
  compactArea,
  compactField,
  panelTitle,
} from "#web/admin/form/admin.css.ts";
import { CheckBox } from "#web/ui/field/CheckBox.tsx";
import * as css from "./ConfigTab.css.ts";
import {
  type ConfigDraft,
  configDifferences,
  configDraft,
  toConfigForm,
} from "./config-form.ts";
import { pictureForm } from "#web/admin/image-field/picture-form.ts";
import { currencySign, PriceField } from "#web/admin/form/PriceField.tsx";
import { Uploader } from "#web/admin/image-field/Uploader.tsx";
import { useSaveConfig } from "./useSaveConfig.ts";
import { VersionChoice } from "#web/admin/form/VersionChoice.tsx";

/** The form of the configuration. A field left empty keeps its saved value. */
export function ConfigFormPanel({ draft }: { draft: ConfigDraft }) {
  const voice = useVoice();
  const { config: t, form: fields, picture } = voice.t;
  const { base, form } = draft;
  const { name, description } = DEFAULT_CLIP_CONFIG;
  // What the maker has not written is stored in English, and shown translated.
  const { customClip } = useMessages("storefront");
  const shownName = customClip("");
  const shownDescription = useMessages("designer").description;
  const element = useRef<HTMLFormElement>(null);
  const { save, isSaving, errors, setErrors, current, setCurrent } =
    useSaveConfig(element);
  const { change, onImage, onPaste } = pictureForm({
    read: () => configDraft.get()?.form,
    write(next) {
      const now = configDraft.get();
      if (now) configDraft.set({ ...now, form: next });
    },
    errors,
    setErrors,
    texts: picture,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) save(base.updatedAt);
  };
  return (
    <>
      <h2 className={panelTitle}>{t.title}</h2>
      <form
        ref={element}
        className={css.form}
        aria-label={t.title}
        noValidate
        onSubmit={onSubmit}
        onPaste={onPaste}
      >
        {current && (
          <VersionChoice
            title={t.changed}
            lines={configDifferences(form, current, voice)}
            isPending={isSaving}
            pendingText={t.pending}
            onKeepMine={() => save(current.updatedAt)}
            onTakeTheirs={() => {
              configDraft.set({ base: current, form: toConfigForm(current) });
              setCurrent(undefined);
            }}
          />
        )}
        <CheckBox
          variant="switch"
          isChecked={form.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
        >
          {t.enable}
        </CheckBox>
        <div className={css.two}>
          <TextField
            label={t.name}
            className={compactField}
            placeholder={shownName}
            value={shownClipName(form.name, customClip)}
            error={errors.name}
            onChange={({ target: { value } }) =>
              change({ name: value === shownName ? name : value })
            }
          />
          <PriceField
            label={t.basePrice(currencySign(voice.formats.money))}
            placeholder={toPrice(DEFAULT_CLIP_CONFIG.basePriceCents)}
            value={form.basePrice}
            error={errors.basePrice}
            onValue={(basePrice) => change({ basePrice })}
          />
        </div>
        <TextArea
          label={fields.description}
          className={compactArea}
          value={
            form.description === description
              ? shownDescription
              : form.description
          }
          error={errors.description}
          onChange={({ target: { value } }) =>
            change({
              description: value === shownDescription ? description : value,
            })
          }
        />
        <p className={css.hint}>{t.emptyHint}</p>
        <Uploader
          label={t.image}
          image={form.image}
          onChange={onImage}
          error={errors.imageUrl}
          isReplaceable
          isWide
        />
        <div className={actions}>
          <Button
            type="submit"
            size="small"
            isPending={isSaving}
            pendingText={t.pending}
          >
            {t.submit}
          </Button>
        </div>
      </form>
    </>
  );
}

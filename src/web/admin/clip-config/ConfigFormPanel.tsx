import { type FormEvent, useRef } from "react";
import { DEFAULT_CLIP_CONFIG } from "#shared/clip/default-config.ts";
import { toPrice } from "#shared/money/cents.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextArea } from "#web/ui/field/TextArea.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import {
  actions,
  compactArea,
  compactField,
  panelTitle,
} from "#web/admin/form/admin.css.ts";
import { CheckBox } from "#web/admin/form/CheckBox.tsx";
import * as css from "./ConfigTab.css.ts";
import {
  type ConfigDraft,
  type ConfigForm,
  configDifferences,
  configDraft,
  toConfigForm,
} from "./config-form.ts";
import { withoutKeys } from "#web/admin/form/form-errors.ts";
import {
  type ChangeImage,
  pasteImage,
} from "#web/admin/image-field/image-value.ts";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import { Uploader } from "#web/admin/image-field/Uploader.tsx";
import { useSaveConfig } from "./useSaveConfig.ts";
import { VersionChoice } from "#web/admin/form/VersionChoice.tsx";

/** The form of the configuration. A field left empty keeps its saved value. */
export function ConfigFormPanel({ draft }: { draft: ConfigDraft }) {
  const { base, form } = draft;
  const element = useRef<HTMLFormElement>(null);
  const { save, isSaving, errors, setErrors, current, setCurrent } =
    useSaveConfig(element);
  const change = (part: Partial<ConfigForm>) => {
    const now = configDraft.get();
    if (now) configDraft.set({ ...now, form: { ...now.form, ...part } });
    setErrors(withoutKeys(errors, part));
  };
  const onImage: ChangeImage = (next) => {
    const now = configDraft.get();
    if (now) change({ image: next(now.form.image) });
    setErrors(withoutKeys(errors, { imageUrl: true }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) save(base.updatedAt);
  };
  return (
    <>
      <h2 className={panelTitle}>Custom Clip Configuration</h2>
      <form
        ref={element}
        className={css.form}
        aria-label="Custom Clip Configuration"
        noValidate
        onSubmit={onSubmit}
        onPaste={pasteImage(onImage)}
      >
        {current && (
          <VersionChoice
            what="the settings"
            lines={configDifferences(form, current)}
            isPending={isSaving}
            pendingText="Updating..."
            onKeepMine={() => save(current.updatedAt)}
            onTakeTheirs={() => {
              configDraft.set({ base: current, form: toConfigForm(current) });
              setCurrent(null);
            }}
          />
        )}
        <CheckBox
          variant="switch"
          isChecked={form.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
        >
          Enable Custom Clips
        </CheckBox>
        <div className={css.two}>
          <TextField
            label="Product Name"
            className={compactField}
            placeholder={DEFAULT_CLIP_CONFIG.name}
            value={form.name}
            error={errors.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <PriceField
            label="Base Price ($)"
            placeholder={toPrice(DEFAULT_CLIP_CONFIG.basePriceCents)}
            value={form.basePrice}
            error={errors.basePrice}
            onValue={(basePrice) => change({ basePrice })}
          />
        </div>
        <TextArea
          label="Description"
          className={compactArea}
          value={form.description}
          error={errors.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <p className={css.hint}>A field left empty keeps its current value.</p>
        <Uploader
          label="Custom Clip Image"
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
            pendingText="Updating..."
          >
            Update Configuration
          </Button>
        </div>
      </form>
    </>
  );
}

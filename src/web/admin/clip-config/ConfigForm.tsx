import { useQueryClient } from "@tanstack/react-query";
import { changeClipConfig } from "#shared/admin/item-calls.ts";
import { getClipConfig } from "#shared/clip/calls.ts";
import { DEFAULT_CLIP_CONFIG } from "#shared/clip/rules.ts";
import { AdminClipConfig, ClipConfigInput } from "#shared/clip/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { adminConfigQuery } from "#web/admin/data/admin-queries.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { editedBy, isEdited } from "#web/admin/editor/edited.ts";
import {
  area,
  AreaControl,
  flag,
  picture,
  PictureControl,
  price,
  SwitchControl,
  text,
  TextControl,
} from "#web/admin/editor/kinds.tsx";
import { TableField } from "#web/ui/TableField.tsx";
import type { ControlProps, ImageValue } from "#web/data/table.ts";
import { useEditedForm } from "#web/admin/editor/useEditedForm.tsx";
import { actions, panelTitle } from "#web/admin/form/admin.css.ts";
import { ifMatchHeader } from "#web/admin/form/form-versions.ts";
import { currencySign } from "#web/admin/form/PriceField.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./ConfigTab.css.ts";

const defaults = DEFAULT_CLIP_CONFIG;

/**
 * Returns a text as it is shown: one that the maker has not written is stored
 * in English, and shown translated.
 */
const translated = (
  { value, onValue, ...props }: ControlProps<string>,
  stored: string,
  own: string,
): ControlProps<string> => ({
  ...props,
  value: value === stored ? own : value,
  onValue: (typed) => onValue(typed === own ? stored : typed),
  input: { placeholder: own },
});

function NameField(props: ControlProps<string>) {
  const own = useMessages("first").customClip("");
  return <TextControl {...translated(props, defaults.name, own)} />;
}

function DescriptionField(props: ControlProps<string>) {
  const { description } = useMessages("design");
  return (
    <AreaControl {...translated(props, defaults.description, description)} />
  );
}

const WidePicture = (props: ControlProps<ImageValue>) => (
  <PictureControl {...props} isWide />
);

// A field that is left empty keeps its saved value.
const fields = {
  isEnabled: flag({ Control: SwitchControl }),
  name: text({ isKept: true, Control: NameField }),
  basePrice: price({
    isKept: true,
    input: { placeholder: toPrice(defaults.basePriceCents) },
  }),
  description: area({ isKept: true, Control: DescriptionField }),
  imageUrl: picture({ isKept: true, Control: WidePicture }),
};

const config = editedBy({
  key: "edit clip config",
  table: fields,
  rowSchema: AdminClipConfig,
  inputSchema: ClipConfigInput,
  save: (body, { updatedAt }: AdminClipConfig) =>
    sendAsMaker(changeClipConfig, { body, headers: ifMatchHeader(updatedAt) }),
});
/**
 * The form as it is typed, and the saved configuration that it started from.
 */
export const configDraft = config.editing;

/** Begins with what is saved, unless something was typed before. */
export function beginConfig(saved: AdminClipConfig): void {
  const now = configDraft.get();
  if (!now || !isEdited(fields, now)) config.open(saved);
}

/** The form of the configuration. */
export function ConfigForm() {
  const { config: t, form: texts } = useMessages("panel");
  const queryClient = useQueryClient();
  const { money } = useFormats();
  const { of, isSaving, element, notice } = useEditedForm(config, {
    labels: {
      isEnabled: t.enable,
      name: t.name,
      basePrice: t.basePrice(currencySign(money)),
      description: texts.description,
      imageUrl: t.image,
    },
    texts: t,
    saved: t.updated,
    failed: t.updateFailed,
    refresh: () =>
      Promise.all([
        queryClient.refetchQueries(adminConfigQuery),
        queryClient.refetchQueries({ queryKey: [getClipConfig.path] }),
      ]),
  });
  return (
    <>
      <h2 className={panelTitle}>{t.title}</h2>
      <form {...element} className={css.form} aria-label={t.title}>
        {notice}
        <TableField name="isEnabled" {...of} />
        <div className={css.two}>
          <TableField name="name" {...of} />
          <TableField name="basePrice" {...of} />
        </div>
        <TableField name="description" {...of} />
        <p className={css.hint}>{t.emptyHint}</p>
        <TableField name="imageUrl" {...of} />
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

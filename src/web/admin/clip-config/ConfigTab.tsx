import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMessages } from "#web/data/messages.ts";
import { charmsQuery, resinsQuery } from "#web/data/queries.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { Price } from "#web/ui/Price.tsx";
import {
  DEFAULT_CLIP_CONFIG,
  MAX_LETTERS,
  shownClipName,
} from "#shared/clip/rules.ts";
import { AdminClipConfig, ClipConfigInput } from "#shared/clip/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import {
  actions,
  panel,
  panelTitle,
  quiet,
  statuses,
} from "#web/admin/form/admin.css.ts";
import { adminConfigQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { ItemsTab } from "#web/admin/items/ItemsTab.tsx";
import { resinResource } from "#web/admin/items/parts.tsx";
import { useStore } from "#web/data/store.ts";
import { changeClipConfig } from "#shared/admin/item-calls.ts";
import { getClipConfig } from "#shared/clip/calls.ts";
import { toPrice } from "#shared/money/rules.ts";
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
import { ifMatchHeader } from "#web/admin/form/form-versions.ts";
import { currencySign } from "#web/admin/form/PriceField.tsx";
import * as css from "./ConfigTab.css.ts";

/** The configuration of custom clips, and the list of their resins. */
export function ConfigTab() {
  return (
    <>
      <Configuration />
      <ItemsTab resource={resinResource} />
    </>
  );
}

function Configuration() {
  const t = useMessages("panel").config;
  const { failure, loading, tryAgain } = useMessages("first");
  const config = useQuery(adminConfigQuery);
  const draft = useStore(configDraft);
  const base = config.data;
  useEffect(() => {
    if (base) beginConfig(base);
  }, [base]);
  if (config.isError)
    return (
      <div className={css.page}>
        <Notice tone="bad">
          <p>
            <strong>{t.loadFailed}</strong> <span>{failure.offline}</span>
          </p>
          <Button size="small" kind="line" onClick={() => config.refetch()}>
            {tryAgain}
          </Button>
        </Notice>
      </div>
    );
  if (!base || !draft)
    return (
      <p className={`${css.page} ${quiet}`} role="status">
        {loading}
      </p>
    );
  return (
    <div className={css.page}>
      <section className={`${panel} ${css.side}`}>
        <ConfigSide config={base} />
      </section>
      <section className={panel}>
        <ConfigForm />
      </section>
    </div>
  );
}

/** A clip as shoppers would design it, of what there is now. */
function ClipPreview() {
  const { data: resins = [] } = useQuery(resinsQuery);
  const { data: charms = [] } = useQuery(charmsQuery);
  const draft = useStore(configDraft);
  const { name } = useShop();
  // The word that fits of "Barrette & Bloom".
  const words = name.toUpperCase().match(/[A-Z]{2,}/g) ?? [];
  return (
    <div className={css.preview} data-off={!draft?.form.isEnabled || undefined}>
      <ClipPicture
        charms={charms.filter(({ inStock }) => inStock).slice(0, 2)}
        customText={words.find(({ length }) => length <= MAX_LETTERS) ?? ""}
        resin={resins.find(({ inStock }) => inStock)}
        shownWidth={330}
      />
    </div>
  );
}

/** The saved settings, and how custom clips work. */
function ConfigSide({ config }: { config: AdminClipConfig }) {
  const t = useMessages("panel").config;
  const { customClip } = useMessages("first");
  const { locale, timeZone } = useFormats();
  return (
    <>
      <div>
        <h2 className={panelTitle}>{t.current}</h2>
        <ClipPreview />
        <dl className={css.settings}>
          <dt className={css.term}>{t.savedName}</dt>
          <dd className={css.value}>
            {shownClipName(config.name, customClip)}
          </dd>
          <dt className={css.term}>{t.savedPrice}</dt>
          <dd className={css.value}>
            <Price value={config.basePrice} />
          </dd>
          <dt className={css.term}>{t.status}</dt>
          <dd className={css.value}>
            {config.isEnabled ? (
              <span className={statuses.ok}>{t.isEnabled}</span>
            ) : (
              <span className={statuses.off}>{t.isDisabled}</span>
            )}
          </dd>
          <dt className={css.term}>{t.lastUpdated}</dt>
          <dd className={css.value}>
            {new Date(config.updatedAt).toLocaleDateString(locale, {
              dateStyle: "long",
              timeZone,
            })}
          </dd>
        </dl>
      </div>
      <div className={css.help}>
        <h2 className={panelTitle}>{t.help}</h2>
        <ul className={css.helpList}>
          {t.helpLines.map((line) => (
            <li key={line} className={css.helpItem}>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

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
const configDraft = config.editing;

/** Begins with what is saved, unless something was typed before. */
function beginConfig(saved: AdminClipConfig): void {
  const now = configDraft.get();
  if (!now || !isEdited(fields, now)) config.open(saved);
}

/** The form of the configuration. */
function ConfigForm() {
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

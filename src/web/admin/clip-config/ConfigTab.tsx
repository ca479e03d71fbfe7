import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMessages } from "#web/data/messages.ts";
import { charmsQuery, resinsQuery } from "#web/data/queries.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { Price } from "#web/ui/Price.tsx";
import { MAX_LETTERS, shownClipName } from "#shared/clip/rules.ts";
import type { AdminClipConfig } from "#shared/clip/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import {
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
import { beginConfig, ConfigForm, configDraft } from "./ConfigForm.tsx";
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

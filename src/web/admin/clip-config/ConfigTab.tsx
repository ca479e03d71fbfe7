import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AdminClipConfig } from "#shared/clip/schema.ts";
import { formatPrice } from "#shared/money/cents.ts";
import { Button } from "#web/ui/Button.tsx";
import {
  panel,
  panelTitle,
  quiet,
  statuses,
} from "#web/admin/form/admin.css.ts";
import { adminConfigQuery } from "#web/admin/data/admin-queries.ts";
import { ConfigFormPanel } from "./ConfigFormPanel.tsx";
import * as css from "./ConfigTab.css.ts";
import { configDraft, toConfigForm } from "./config-form.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { Resins } from "./Resins.tsx";
import { useStore } from "#web/data/store.ts";

/** The configuration of custom clips, and the list of their resins. */
export function ConfigTab() {
  return (
    <>
      <Configuration />
      <Resins />
    </>
  );
}

function Configuration() {
  const config = useQuery(adminConfigQuery);
  const draft = useStore(configDraft);
  const base = config.data;
  useEffect(() => {
    // An existing draft is not replaced: it was typed before the tab was left.
    if (base && !configDraft.get())
      configDraft.set({ base, form: toConfigForm(base) });
  }, [base]);
  if (config.isError)
    return (
      <div className={css.page}>
        <Notice tone="bad">
          <p>
            <strong>The settings could not be loaded.</strong> Check your
            connection and try again.
          </p>
          <Button size="small" kind="line" onClick={() => config.refetch()}>
            Try again
          </Button>
        </Notice>
      </div>
    );
  if (!base || !draft)
    return (
      <p className={`${css.page} ${quiet}`} role="status">
        Loading...
      </p>
    );
  return (
    <div className={css.page}>
      <section className={`${panel} ${css.side}`}>
        <ConfigSide config={base} />
      </section>
      <section className={panel}>
        <ConfigFormPanel draft={draft} />
      </section>
    </div>
  );
}

const HELP = [
  "Custom clips use a virtual product with ID -1.",
  "The base price is configurable.",
  "Charm costs are added dynamically.",
  "The first resin in stock is chosen until the shopper takes another.",
  "Custom clips do not appear in regular product listings.",
  "Order emails include charm and text details.",
];

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** The saved settings, and how custom clips work. */
function ConfigSide({ config }: { config: AdminClipConfig }) {
  return (
    <>
      <div>
        <h2 className={panelTitle}>Current Settings</h2>
        <dl className={css.settings}>
          <dt className={css.term}>Name</dt>
          <dd className={css.value}>{config.name}</dd>
          <dt className={css.term}>Base price</dt>
          <dd className={css.value}>{formatPrice(config.basePrice)}</dd>
          <dt className={css.term}>Status</dt>
          <dd className={css.value}>
            {config.isEnabled ? (
              <span className={statuses.ok}>Enabled</span>
            ) : (
              <span className={statuses.off}>Disabled</span>
            )}
          </dd>
          <dt className={css.term}>Last updated</dt>
          <dd className={css.value}>
            {date.format(new Date(config.updatedAt))}
          </dd>
        </dl>
      </div>
      <div className={css.help}>
        <h2 className={panelTitle}>How custom clips work</h2>
        <ul className={css.helpList}>
          {HELP.map((line) => (
            <li key={line} className={css.helpItem}>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

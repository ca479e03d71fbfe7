import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "../ui/Button.tsx";
import { panel, quiet } from "./admin.css.ts";
import { adminConfigQuery } from "./admin-queries.ts";
import { ConfigFormPanel } from "./ConfigFormPanel.tsx";
import * as css from "./ConfigTab.css.ts";
import { ConfigSide } from "./ConfigSide.tsx";
import { configDraft, toConfigForm } from "./config-form.ts";
import { Notice } from "./Notice.tsx";
import { useStore } from "../store.ts";

/** What a custom clip is called, what it costs, whether it is on sale. */
export function ConfigTab() {
  const config = useQuery(adminConfigQuery);
  const draft = useStore(configDraft);
  const base = config.data;
  useEffect(() => {
    // What was typed before this tab was left is kept.
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

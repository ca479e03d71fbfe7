import { useMessages } from "#web/data/messages.ts";
import { useEffect, useLayoutEffect } from "react";
import { PAGES } from "#shared/api/paths.ts";
import { useSite, useTitle } from "#web/data/shop-context.ts";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { CharmsTab, ConfigTab, OrdersTab, preloadTabs } from "./lazy-tabs.tsx";
import * as css from "./Dashboard.css.ts";
import { productResource } from "./items/products.tsx";
import { ProductsTab } from "./items/ProductsTab.tsx";
import { createStore, useStore } from "#web/data/store.ts";
import { useFocusOnEnter } from "./form/useFocusOnEnter.ts";
import { PanelBar, useAccount } from "./PanelBar.tsx";
import { TabList } from "./TabList.tsx";

const TABS = [
  { id: "products", Panel: ProductsTab },
  { id: "charms", Panel: CharmsTab },
  { id: "config", Panel: ConfigTab },
  { id: "orders", Panel: OrdersTab },
] as const;

type TabId = (typeof TABS)[number]["id"];

/** The fragment of the address that opens the form for a new product. */
const ADD = "#add";

const chosenTab = createStore<TabId>(TABS[0].id);
const mailAlarm = lateComponent([], () =>
  import("./mail/MailAlarm.tsx").then((module) => module.MailAlarm),
);

const firstSteps = lateComponent([], () =>
  import("./FirstSteps.tsx").then((module) => module.FirstSteps),
);

const lawList = lateComponent([], () =>
  import("./LawList.tsx").then((module) => module.LawList),
);

/** The dashboard, with four tabs. */
export function Dashboard() {
  const t = useMessages("panel").dashboard;
  const { id, Panel } = useChosenTab();
  const heading = useFocusOnEnter();
  // After a failed load, opening the panel again retries it.
  const Account = useAccount();
  const Alarm = useLateCode(mailAlarm, true, () => {});
  const FirstSteps = useLateCode(firstSteps, true, () => {});
  const hasCountry = useSite().legal.country !== "";
  const LawList = useLateCode(lawList, hasCountry, () => {});
  useEffect(preloadTabs, []);
  useTitle(t.window(t[id]));
  return (
    <div className={css.shell}>
      <PanelBar heading={heading}>
        <TabList tabs={TABS} chosen={id} onChoose={chosenTab.set} />
      </PanelBar>
      <main className={wrap}>
        {Account && <Account place="top" />}
        {Alarm && (
          <Alarm
            key={id}
            isHidden={id === "orders"}
            onOpen={() => chosenTab.set("orders")}
          />
        )}
        {FirstSteps && <FirstSteps onTab={chosenTab.set} />}
        {LawList && hasCountry && <LawList />}
        <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
          <ErrorBoundary key={id}>
            <Panel />
          </ErrorBoundary>
        </div>
      </main>
    </div>
  );
}

/**
 * Returns the chosen tab. It is also the fragment of the address, so that a
 * reload, Back, Forward and a bookmark open it again. The first tab has none.
 */
function useChosenTab(): (typeof TABS)[number] {
  const chosen = useStore(chosenTab);
  useLayoutEffect(() => {
    const readFragment = () => {
      if (location.hash === ADD) {
        chosenTab.set(TABS[0].id);
        productResource.isAdding.set(true);
        history.replaceState(history.state, "", location.pathname);
      }
      const named = TABS.find(({ id }) => location.hash === `#${id}`);
      if (named) chosenTab.set(named.id);
    };
    const onHashChange = () => {
      // Forward to the shop's page also removes the fragment.
      const isBare = location.pathname === PAGES.admin && location.hash === "";
      if (isBare) chosenTab.set(TABS[0].id);
      else readFragment();
    };
    readFragment();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);
  useEffect(() => {
    const fragment = chosen === TABS[0].id ? location.pathname : `#${chosen}`;
    history.replaceState(history.state, "", fragment);
  }, [chosen]);
  return TABS.find(({ id }) => id === chosen) ?? TABS[0];
}

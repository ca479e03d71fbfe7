import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { OkReply } from "#shared/api/errors.ts";
import { API, PAGES } from "#shared/api/paths.ts";
import { api } from "#web/data/api.ts";
import { useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";
import {
  adminConfigQuery,
  backupQuery,
  mailStatusQuery,
  meQuery,
} from "./data/admin-queries.ts";
import { CharmsTab, ConfigTab, OrdersTab, preloadTabs } from "./lazy-tabs.tsx";
import * as css from "./Dashboard.css.ts";
import * as bar from "./form/bar-button.css.ts";
import { ProductsTab } from "./items/ProductsTab.tsx";
import { createStore, useStore } from "#web/data/store.ts";
import {
  requestFocusOnEnter,
  useFocusOnEnter,
} from "./form/useFocusOnEnter.ts";
import { useTitle } from "#web/data/useTitle.ts";
import { TabList } from "./TabList.tsx";

const TABS = [
  { id: "products", label: "Products", Panel: ProductsTab },
  { id: "charms", label: "Charms", Panel: CharmsTab },
  { id: "config", label: "Custom Clip Config", Panel: ConfigTab },
  { id: "orders", label: "Orders", Panel: OrdersTab },
] as const;

type TabId = (typeof TABS)[number]["id"];

const chosenTab = createStore<TabId>(TABS[0].id);
const mailAlarm = lazyPart("panel", () =>
  import("./mail/MailAlarm.tsx").then((module) => module.MailAlarm),
);

const account = lazyPart("panel", () =>
  import("./auth/Account.tsx").then((module) => module.Account),
);

const firstSteps = lazyPart("panel", () =>
  import("./FirstSteps.tsx").then((module) => module.FirstSteps),
);

/** The dashboard, with four tabs. */
export function Dashboard() {
  const { name } = useShop();
  const { id, label, Panel } = useChosenTab();
  const heading = useFocusOnEnter();
  // After a failed load, opening the panel again retries it.
  const Account = useLazyPart(account, true, () => {});
  const Alarm = useLazyPart(mailAlarm, true, () => {});
  const FirstSteps = useLazyPart(firstSteps, true, () => {});
  useEffect(preloadTabs, []);
  useTitle(`Admin, ${label}`);
  return (
    <div className={css.shell}>
      <header className={css.bar}>
        <div className={wrap}>
          <div className={css.barInner}>
            <h1 ref={heading} className={css.title} tabIndex={-1}>
              {name} Admin Dashboard
            </h1>
            <div className={css.barActions}>
              {Account && <Account place="bar" />}
              <ButtonLink to={PAGES.home} kind="quiet" size="small">
                View shop
              </ButtonLink>
              <LogoutButton />
            </div>
          </div>
          <TabList tabs={TABS} chosen={id} onChoose={chosenTab.set} />
        </div>
      </header>
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
        <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
          <Panel />
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

function LogoutButton() {
  const queryClient = useQueryClient();
  const logout = useMutation({
    mutationFn: () => api.post(API.logout, { schema: OkReply }),
    // As specified, the maker is logged out in the browser even if the request
    // fails.
    onSettled: () => {
      for (const { queryKey } of [
        adminConfigQuery,
        mailStatusQuery,
        backupQuery,
      ])
        queryClient.removeQueries({ queryKey });
      requestFocusOnEnter();
      queryClient.setQueryData(meQuery.queryKey, null);
    },
  });
  return (
    <Button
      kind="line"
      size="small"
      className={bar.button}
      isPending={logout.isPending}
      onClick={() => logout.mutate()}
    >
      <Icon name="logout" />
      <span className={bar.text}>Logout</span>
    </Button>
  );
}

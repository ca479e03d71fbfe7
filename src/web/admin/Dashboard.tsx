import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
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

const TABS = [
  { id: "products", label: "Products", Panel: ProductsTab },
  { id: "charms", label: "Charms", Panel: CharmsTab },
  { id: "config", label: "Custom Clip Config", Panel: ConfigTab },
  { id: "orders", label: "Orders", Panel: OrdersTab },
] as const;

const ORDERS_TAB = 3;
const chosenTab = createStore<number>(0);
const mailAlarm = lazyPart("panel", () =>
  import("./mail/MailAlarm.tsx").then((module) => module.MailAlarm),
);

const account = lazyPart("panel", () =>
  import("./auth/Account.tsx").then((module) => module.Account),
);

const firstSteps = lazyPart("panel", () =>
  import("./FirstSteps.tsx").then((module) => module.FirstSteps),
);

const chooseTab = (chosen: string) =>
  chosenTab.set(TABS.findIndex(({ id }) => id === chosen));

/** The dashboard, with four tabs. */
export function Dashboard() {
  const { name } = useShop();
  const chosen = useStore(chosenTab);
  const { id, label, Panel } = TABS[chosen] ?? TABS[0];
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
          <TabList chosen={chosen} />
        </div>
      </header>
      <main className={wrap}>
        {Account && <Account place="top" />}
        {Alarm && (
          <Alarm
            key={id}
            isHidden={chosen === ORDERS_TAB}
            onOpen={() => chosenTab.set(ORDERS_TAB)}
          />
        )}
        {FirstSteps && <FirstSteps onTab={chooseTab} />}
        <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
          <Panel />
        </div>
      </main>
    </div>
  );
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

/**
 * The tabs, as described in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 * react-aria is not used: its tabs would add 27.7 kB to a panel of 29 kB.
 */
function TabList({ chosen }: { chosen: number }) {
  // Only reads the cache: MailAlarm or the Orders tab fetches the status.
  const mails = useQuery({ ...mailStatusQuery, enabled: false }).data;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, chosen);
    if (next === undefined) return;
    event.preventDefault();
    chosenTab.set(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      ref={list}
      className={css.tabs}
      role="tablist"
      aria-label="Admin sections"
    >
      {TABS.map(({ id, label }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          className={css.tab}
          aria-selected={index === chosen}
          aria-controls={index === chosen ? `panel-${id}` : undefined}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => chosenTab.set(index)}
          onKeyDown={onKeyDown}
        >
          {label}
          {index === ORDERS_TAB && mails && mails.ordersFailed > 0 && (
            <span className={css.count}>{mails.ordersFailed} failed</span>
          )}
        </button>
      ))}
    </div>
  );
}

function nextTab(key: string, chosen: number): number | undefined {
  const last = TABS.length - 1;
  if (key === "ArrowRight") return chosen === last ? 0 : chosen + 1;
  if (key === "ArrowLeft") return chosen === 0 ? last : chosen - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  return undefined;
}

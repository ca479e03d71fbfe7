import { useQuery } from "@tanstack/react-query";
import {
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { PAGES } from "#shared/api/paths.ts";
import { usePage, useTitle } from "#web/data/shop-context.ts";
import { mailStatusQuery, meQuery } from "#web/admin/data/admin-queries.ts";
import { LoginScreen } from "#web/admin/auth/LoginScreen.tsx";
import { Relogin } from "#web/admin/auth/Relogin.tsx";
import { useLeaveWarning } from "#web/admin/editor/edited.ts";
import { useMessages } from "#web/data/messages.ts";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { PageLink } from "#web/ui/PageLink.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import {
  lateComponent,
  type LateComponent,
  useLateCode,
} from "#web/ui/late-code.ts";
import { productResource } from "#web/admin/items/products.tsx";
import { ProductsTab } from "#web/admin/items/ItemsTab.tsx";
import { createStore, useStore } from "#web/data/store.ts";
import { useFocusOnEnter } from "#web/admin/form/form-versions.ts";
import { Button } from "#web/ui/Button.tsx";
import { AdminFrame } from "./AdminFrame.tsx";
import { PanelBar, TAB_IDS, type TabId, useAccount } from "./PanelBar.tsx";
import { useFreeToasts } from "./panel-toasts.ts";
import * as css from "./Panel.css.ts";

/** Shows the panel if there is a session, else the login form. */
export function AdminPage() {
  const me = useQuery(meQuery);
  const { pathname } = useLocation();
  const place = PLACES[pathname];
  useLeaveWarning();
  useFreeToasts();
  const { change } = usePage();
  const isSignedIn = Boolean(me.data);
  useEffect(() => {
    change((page) => ({ ...page, canEdit: isSignedIn }));
  }, [change, isSignedIn]);
  return (
    <>
      {me.isPending ? (
        <AdminFrame />
      ) : !me.data ? (
        <LoginScreen />
      ) : place ? (
        <Place key={pathname} part={place} />
      ) : (
        <Dashboard />
      )}
      {me.data && <Relogin username={me.data.username} />}
    </>
  );
}

const charms = lateComponent([], () =>
  import("#web/admin/items/parts.tsx").then((module) => module.CharmsTab),
);
const config = lateComponent(["design"], () =>
  import("#web/admin/clip-config/ConfigTab.tsx").then(
    (module) => module.ConfigTab,
  ),
);
const orders = lateComponent([], () =>
  import("#web/admin/mail/OrdersTab.tsx").then((module) => module.OrdersTab),
);

/** Loads the code of these tabs early, because a later load might fail. */
function preloadTabs(): void {
  for (const tab of [charms, config]) tab.load().catch(() => {});
}

const CharmsTab = () => <LazyTab part={charms} />;
const ConfigTab = () => <LazyTab part={config} />;
const OrdersTab = () => <LazyTab part={orders} />;

const PANELS: Record<TabId, ComponentType> = {
  products: ProductsTab,
  charms: CharmsTab,
  config: ConfigTab,
  orders: OrdersTab,
};

/** The fragment of the address that opens the form for a new product. */
const ADD = "#add";

const chosenTab = createStore<TabId>(TAB_IDS[0]);
const notices = lateComponent([], () =>
  import("./DashboardNotices.tsx").then((module) => module.DashboardNotices),
);

/** The dashboard, with four tabs. */
function Dashboard() {
  const t = useMessages("panel").dashboard;
  const id = useChosenTab();
  const Panel = PANELS[id];
  const heading = useFocusOnEnter();
  // After a failed load, opening the panel again retries it.
  const Account = useAccount();
  const Notices = useLateCode(notices, true, () => {});
  useEffect(preloadTabs, []);
  useTitle(t.window(t[id]));
  return (
    <div className={css.shell}>
      <PanelBar heading={heading}>
        <TabList chosen={id} onChoose={chosenTab.set} />
      </PanelBar>
      <main className={wrap}>
        {Account && <Account place="top" />}
        {Notices && <Notices tab={id} onTab={chosenTab.set} />}
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
function useChosenTab(): TabId {
  const chosen = useStore(chosenTab);
  useLayoutEffect(() => {
    const readFragment = () => {
      if (location.hash === ADD) {
        chosenTab.set(TAB_IDS[0]);
        productResource.isAdding.set(true);
        history.replaceState(history.state, "", location.pathname);
      }
      const named = TAB_IDS.find((id) => location.hash === `#${id}`);
      if (named) chosenTab.set(named);
    };
    const onHashChange = () => {
      // Forward to the shop's page also removes the fragment.
      const isBare = location.pathname === PAGES.admin && location.hash === "";
      if (isBare) chosenTab.set(TAB_IDS[0]);
      else readFragment();
    };
    readFragment();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);
  useEffect(() => {
    const fragment = chosen === TAB_IDS[0] ? location.pathname : `#${chosen}`;
    history.replaceState(history.state, "", fragment);
  }, [chosen]);
  return chosen;
}

type TabListProps = { chosen: TabId; onChoose: (id: TabId) => void };

/**
 * The tabs, as described in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 * react-aria is not used: its tabs would add 27.7 kB to a panel of 29 kB.
 */
function TabList({ chosen, onChoose }: TabListProps) {
  // Only reads the cache: MailAlarm or the Orders tab fetches the status.
  const mails = useQuery({ ...mailStatusQuery, enabled: false }).data;
  const t = useMessages("panel").dashboard;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = TAB_IDS.indexOf(chosen);
    const next = nextTab(event.key, at, TAB_IDS.length - 1);
    const id = next === undefined ? undefined : TAB_IDS[next];
    if (next === undefined || !id) return;
    event.preventDefault();
    onChoose(id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label={t.sections}>
      {TAB_IDS.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          className={css.tab}
          aria-selected={id === chosen}
          aria-controls={id === chosen ? `panel-${id}` : undefined}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={onKeyDown}
        >
          <span>{t[id]}</span>
          {id === "orders" && mails && mails.ordersFailed > 0 && (
            <span className={css.count}>{t.failed(mails.ordersFailed)}</span>
          )}
        </button>
      ))}
    </div>
  );
}

function nextTab(key: string, at: number, last: number): number | undefined {
  if (key === "ArrowRight") return at === last ? 0 : at + 1;
  if (key === "ArrowLeft") return at === 0 ? last : at - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  return undefined;
}

const letters = lateComponent(["home"], () =>
  import("#web/admin/letters/Letters.tsx").then((module) => module.Letters),
);

const workbench = lateComponent(["bench"], () =>
  import("#web/admin/workbench/Workbench.tsx").then(
    (module) => module.Workbench,
  ),
);

const discounts = lateComponent([], () =>
  import("#web/admin/discounts/Discounts.tsx").then(
    (module) => module.Discounts,
  ),
);
const numbers = lateComponent([], () =>
  import("#web/admin/numbers/Numbers.tsx").then((module) => module.Numbers),
);

/** What each place of the bar shows. */
const PLACES: Partial<Record<string, LateComponent<object>>> = {
  [PAGES.adminWorkbench]: workbench,
  [PAGES.adminNumbers]: numbers,
  [PAGES.adminLetters]: letters,
  [PAGES.adminDiscounts]: discounts,
};

/** A place of its own below the panel's bar. */
function Place({ part }: { part: LateComponent<object> }) {
  const heading = useFocusOnEnter();
  const { back } = useMessages("panel").dashboard;
  return (
    <div className={css.shell}>
      <PanelBar heading={heading} />
      <main className={wrap}>
        <PageLink className={css.back} to={PAGES.admin}>
          <Icon name="back" />
          <span>{back}</span>
        </PageLink>
        <LazyTab part={part} />
      </main>
    </div>
  );
}

/** A tab whose code is loaded when the tab is chosen, if not loaded already. */
function LazyTab({ part }: { part: LateComponent<object> }) {
  const { tabFailed } = useMessages("panel").dashboard;
  const { loading, tryAgain } = useMessages("first");
  const [isFailed, setFailed] = useState(false);
  const Tab = useLateCode(part, !isFailed, () => setFailed(true));
  if (Tab) return <Tab />;
  if (!isFailed) return <p role="status">{loading}</p>;
  return (
    <>
      <p role="alert">{tabFailed}</p>
      <Button onClick={() => setFailed(false)}>{tryAgain}</Button>
    </>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { OkReply } from "#shared/errors.ts";
import { API } from "#shared/paths.ts";
import { api } from "../api.ts";
import { useShop } from "../shop/shop-context.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { wrap } from "../ui/layout.css.ts";
import { adminConfigQuery, mailStatusQuery, meQuery } from "./admin-queries.ts";
import { CharmsTab } from "./CharmsTab.tsx";
import { ConfigTab } from "./ConfigTab.tsx";
import * as css from "./Dashboard.css.ts";
import { OrdersTab } from "./OrdersTab.tsx";
import { ProductsTab } from "./ProductsTab.tsx";
import { createStore, useStore } from "../store.ts";
import { announceArrival, useArrival } from "./useArrival.ts";
import { useTitle } from "../useTitle.ts";

const TABS = [
  { id: "products", label: "Products", Panel: ProductsTab },
  { id: "charms", label: "Charms", Panel: CharmsTab },
  { id: "config", label: "Custom Clip Config", Panel: ConfigTab },
  { id: "orders", label: "Orders", Panel: OrdersTab },
] as const;

const chosenTab = createStore<number>(0);

/** What the maker manages, in four tabs. */
export function Dashboard() {
  const { name } = useShop();
  const chosen = useStore(chosenTab);
  const { id, label, Panel } = TABS[chosen] ?? TABS[0];
  const heading = useArrival();
  useTitle(`Admin, ${label}`);
  return (
    <div className={css.shell}>
      <header className={css.bar}>
        <div className={wrap}>
          <div className={css.barInner}>
            <h1 ref={heading} className={css.title} tabIndex={-1}>
              {name} Admin Dashboard
            </h1>
            <LogoutButton />
          </div>
          <TabList chosen={chosen} />
        </div>
      </header>
      <main className={wrap}>
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
    // As specified: logged out here even if the call fails.
    onSettled: () => {
      queryClient.removeQueries({ queryKey: adminConfigQuery.queryKey });
      queryClient.removeQueries({ queryKey: mailStatusQuery.queryKey });
      announceArrival();
      queryClient.setQueryData(meQuery.queryKey, null);
    },
  });
  return (
    <Button
      kind="line"
      size="small"
      isPending={logout.isPending}
      onClick={() => logout.mutate()}
    >
      <Icon name="logout" />
      Logout
    </Button>
  );
}

function TabList({ chosen }: { chosen: number }) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is chosen
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

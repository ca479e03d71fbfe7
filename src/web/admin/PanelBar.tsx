import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MouseEvent, ReactNode, Ref } from "react";
import { useLocation } from "react-router";
import { PAGES } from "#shared/api/paths.ts";
import { logOut } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { keepingItems } from "#web/data/storage.ts";
import { useMessages } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { visuallyHidden, wrap } from "#web/ui/layout.css.ts";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import {
  adminConfigQuery,
  backupQuery,
  mailStatusQuery,
  meQuery,
  openOrdersQuery,
} from "#web/admin/data/admin-queries.ts";
import { requestFocusOnEnter } from "#web/admin/form/form-versions.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import { useMenu } from "#web/ui/useMenu.ts";
import * as css from "./Panel.css.ts";

const account = lateComponent([], () =>
  import("#web/admin/auth/Account.tsx").then((module) => module.Account),
);

/** The maker's login data, loaded after the panel. */
export function useAccount() {
  // After a failed load, opening the panel again retries it.
  return useLateCode(account, true, () => {});
}

/** The tabs of the panel's own page, which are also fragments of its address. */
export const TAB_IDS = ["products", "charms", "config", "orders"] as const;
export type TabId = (typeof TAB_IDS)[number];

/** The places beside the tabs, each with a page of its own. */
const PLACES = [
  { name: "workbench", path: PAGES.adminWorkbench },
  { name: "letters", path: PAGES.adminLetters },
  { name: "numbers", path: PAGES.adminNumbers },
  { name: "discounts", path: PAGES.adminDiscounts },
] as const;

type PanelBarProps = {
  heading: Ref<HTMLHeadingElement>;
  /** The tabs; absent on a place, which shows links to them. */
  children?: ReactNode;
};

/**
 * The bar at the top of the panel: its title, the tabs, the places, and the ways
 * out. Where these have no room, places and ways out are in a menu.
 */
export function PanelBar({ heading, children }: PanelBarProps) {
  const { name } = useShop();
  const t = useMessages("panel").dashboard;
  return (
    <header className={css.bar}>
      <div className={classNames(wrap, css.barInner)}>
        <h1 ref={heading} className={css.title} tabIndex={-1}>
          {t.title(name)}
        </h1>
        {children ?? <TabLinks />}
        <BarMenu />
      </div>
    </header>
  );
}

function TabLinks() {
  const t = useMessages("panel").dashboard;
  return (
    <nav className={classNames(css.tabs, css.onlyWide)} aria-label={t.sections}>
      {TAB_IDS.map((id) => (
        <PageLink key={id} className={css.tab} to={`${PAGES.admin}#${id}`}>
          {t[id]}
        </PageLink>
      ))}
    </nav>
  );
}

/** A larger number of new orders is not counted out. */
const MOST = 99;

/** What waits at a place, in short and in words; null: nothing. */
function useWaiting(name: (typeof PLACES)[number]["name"]) {
  const t = useMessages("panel").dashboard;
  const { data } = useQuery({
    ...openOrdersQuery,
    enabled: name === "workbench",
  });
  if (name !== "workbench" || !data?.new) return null;
  const short = data.new > MOST ? `${MOST}+` : String(data.new);
  return { short, words: t.fresh(data.new) };
}

function PlaceLink({ name, path }: (typeof PLACES)[number]) {
  const t = useMessages("panel").dashboard;
  const { pathname } = useLocation();
  const waiting = useWaiting(name);
  return (
    <PageLink
      className={css.placeLink}
      to={path}
      aria-current={pathname === path ? "page" : undefined}
    >
      <span>{t[name]}</span>
      {waiting && (
        <>
          <Numeral>{waiting.short}</Numeral>
          <span className={css.inMenu}>{waiting.words}</span>
        </>
      )}
    </PageLink>
  );
}

/** Another number is another element, which comes with a snap. */
const Numeral = ({ children }: { children: string }) => (
  <b key={children} className={css.numeral} aria-hidden="true">
    {children}
  </b>
);

/** The workbench beside the menu's button, so that it is one press away. */
function WorkbenchLink() {
  const t = useMessages("panel").dashboard;
  const { pathname } = useLocation();
  const waiting = useWaiting("workbench");
  return (
    <PageLink
      className={css.quickLink}
      to={PAGES.adminWorkbench}
      aria-current={pathname === PAGES.adminWorkbench ? "page" : undefined}
    >
      <span className={css.quickName}>{t.workbench}</span>
      {waiting && (
        <>
          <Numeral>{waiting.short}</Numeral>
          <span className={visuallyHidden}>{waiting.words}</span>
        </>
      )}
    </PageLink>
  );
}

function BarMenu() {
  const t = useMessages("panel").dashboard;
  const { id, isOpen, setOpen, place, opener } = useMenu();
  const Account = useAccount();
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) setOpen(false);
  };
  return (
    <div ref={place} className={css.place}>
      <WorkbenchLink />
      <IconButton
        ref={opener}
        className={css.opener}
        icon={isOpen ? "close" : "menu"}
        label={t.menu}
        hasTooltip={false}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of presses on the links within */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by a key is clicked */}
      <div
        id={id}
        className={classNames(css.menu, isOpen && css.open)}
        onClick={closeAfterChoice}
      >
        <nav className={css.places} aria-label={t.workshop}>
          {PLACES.map((each) => (
            <PlaceLink key={each.name} {...each} />
          ))}
        </nav>
        <nav className={css.ways} aria-label={t.shopAndAccount}>
          <PageLink to={PAGES.home}>{t.viewShop}</PageLink>
          {Account && <Account place="bar" />}
          <LogoutButton />
        </nav>
      </div>
    </div>
  );
}

function LogoutButton() {
  const t = useMessages("panel").dashboard;
  const queryClient = useQueryClient();
  const logout = useMutation({
    mutationFn: () => keepingItems(() => send(logOut, {})),
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
      kind="quiet"
      size="small"
      isPending={logout.isPending}
      onClick={() => logout.mutate()}
    >
      {t.logout}
    </Button>
  );
}

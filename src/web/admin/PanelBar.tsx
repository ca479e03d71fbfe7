import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { PAGES } from "#shared/api/paths.ts";
import { logOut } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { keepingItems } from "#web/data/storage.ts";
import { useMessages } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import {
  adminConfigQuery,
  backupQuery,
  mailStatusQuery,
  meQuery,
} from "#web/admin/data/admin-queries.ts";
import { requestFocusOnEnter } from "#web/admin/form/form-versions.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { classNames } from "#web/ui/class-names.ts";
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

type PanelBarProps = {
  heading: Ref<HTMLHeadingElement>;
  /** Below the title: the tabs. */
  children?: ReactNode;
};

/** The bar at the top of the panel: its title and where else to go. */
export function PanelBar({ heading, children }: PanelBarProps) {
  const { name } = useShop();
  const t = useMessages("panel").dashboard;
  const Account = useAccount();
  return (
    <header className={css.bar}>
      <div className={wrap}>
        <div className={css.barInner}>
          <h1 ref={heading} className={css.title} tabIndex={-1}>
            {t.title(name)}
          </h1>
          <BarMenu>
            <ButtonLink to={PAGES.adminLetters} kind="quiet" size="small">
              <Icon name="mail" />
              <span>{t.letters}</span>
            </ButtonLink>
            <ButtonLink to={PAGES.home} kind="quiet" size="small">
              <Icon name="external" />
              <span>{t.viewShop}</span>
            </ButtonLink>
            {Account && <Account place="bar" />}
            <LogoutButton />
          </BarMenu>
        </div>
        {children}
      </div>
    </header>
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
      <Icon name="logout" />
      <span>{t.logout}</span>
    </Button>
  );
}

/**
 * Shows what the panel's bar leads to: in a row, and in a menu below 860 px.
 */
function BarMenu({ children }: { children: ReactNode }) {
  const t = useMessages("panel").dashboard;
  const { id, isOpen, setOpen, place, opener } = useMenu();
  return (
    <div ref={place} className={css.place}>
      <IconButton
        ref={opener}
        className={css.opener}
        icon="more"
        label={t.menu}
        hasTooltip={false}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      />
      <div id={id} className={classNames(css.actions, isOpen && css.open)}>
        {children}
      </div>
    </div>
  );
}

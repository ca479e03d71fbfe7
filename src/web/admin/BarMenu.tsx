import type { ReactNode } from "react";
import { useMessages } from "#web/data/messages.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { classNames } from "#web/ui/class-names.ts";
import * as css from "./BarMenu.css.ts";
import { useMenu } from "#web/ui/useMenu.ts";

/**
 * Shows what the panel's bar leads to: in a row, and in a menu below 860 px.
 */
export function BarMenu({ children }: { children: ReactNode }) {
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

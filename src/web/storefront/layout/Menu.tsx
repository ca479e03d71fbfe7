import { Icon } from "#web/ui/Icon.tsx";
import { link, wrap } from "#web/ui/layout.css.ts";
import * as css from "./Header.css.ts";
import { SectionLink } from "#web/ui/SectionLink.tsx";
import { NAVIGATION, type SectionId } from "#web/ui/sections.ts";
import { SupportLink } from "#web/ui/SupportLink.tsx";

type MenuProps = {
  id: string;
  isOpen: boolean;
  current: SectionId | undefined;
  onChoose: () => void;
};

/** The navigation on small screens, which opens below the header. */
export function Menu({ id, isOpen, current, onChoose }: MenuProps) {
  return (
    <nav
      id={id}
      className={`${wrap} ${css.menu}`}
      aria-label="Menu"
      hidden={!isOpen}
    >
      {NAVIGATION.map((section) => (
        <SectionLink
          key={section.id}
          section={section.id}
          className={css.menuLink}
          aria-current={current === section.id || undefined}
          onClick={onChoose}
        >
          {section.label}
          <Icon name="arrow" />
        </SectionLink>
      ))}
      <p className={css.menuNote}>
        Questions? Write to <SupportLink className={link} />
      </p>
    </nav>
  );
}

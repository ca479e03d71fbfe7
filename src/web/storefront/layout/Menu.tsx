import { useMessages } from "#web/data/messages.ts";
import { SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { link, wrap } from "#web/ui/layout.css.ts";
import * as css from "./Header.css.ts";
import {
  type SectionId,
  SectionLink,
  useNavigation,
} from "#web/ui/SectionLink.tsx";

type MenuProps = {
  id: string;
  isOpen: boolean;
  current: SectionId | undefined;
};

/** The navigation on small screens, which opens below the header. */
export function Menu({ id, isOpen, current }: MenuProps) {
  const { nav, questions } = useMessages("first");
  return (
    <nav
      id={id}
      className={`${wrap} ${css.menu}`}
      aria-label={nav.menu}
      hidden={!isOpen}
    >
      {useNavigation().map((section) => (
        <SectionLink
          key={section}
          section={section}
          className={css.menuLink}
          aria-current={current === section || undefined}
        >
          <span>{nav[section]}</span>
          <Icon name="arrow" />
        </SectionLink>
      ))}
      <p className={css.menuNote}>
        <TextWith text={questions}>
          <SupportLink className={link} />
        </TextWith>
      </p>
    </nav>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useMessages } from "#web/data/messages.ts";
import { useBackToClose, useForwardToOpen } from "#web/data/history.ts";
import { link, wrap } from "#web/ui/layout.css.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { CartButton } from "#web/checkout/CartButton.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import {
  NAVIGATION,
  type SectionId,
  SectionLink,
  useNavigation,
} from "#web/ui/SectionLink.tsx";
import { SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { PAGES } from "#shared/api/paths.ts";
import * as css from "./Header.css.ts";

const MENU_ID = "menu";

/** The sticky header: menu, logo, navigation and cart. */
export function Header() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { nav } = useMessages("first");
  const current = useCurrentSection();
  const isScrolled = useIsScrolled();

  const closeMenu = () => {
    setMenuOpen(false);
    menuButton.current?.focus();
  };
  const onLeave = useEffectEvent(closeMenu);
  useBackToClose("menu", isMenuOpen, closeMenu);
  useForwardToOpen("menu", () => setMenuOpen(true));
  useEffect(() => {
    if (!isMenuOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onLeave();
    };
    // Otherwise the open menu would cover the focused element.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !bar.current?.contains(target))
        setMenuOpen(false);
    };
    // Its step of the history ends before a link or a dialog adds another one.
    const onPress = ({ target }: MouseEvent) => {
      const control = target instanceof Element && target.closest("a, button");
      if (!control || control === menuButton.current) return;
      const isInMenu = control.closest(`#${MENU_ID}`) !== null;
      flushSync(() => (isInMenu ? onLeave() : setMenuOpen(false)));
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("click", onPress, true);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("click", onPress, true);
    };
  }, [isMenuOpen]);

  return (
    <header
      ref={bar}
      className={css.bar}
      data-scrolled={isScrolled || undefined}
    >
      <div className={`${wrap} ${css.row}`}>
        <IconButton
          ref={menuButton}
          className={css.menuButton}
          icon={isMenuOpen ? "close" : "menu"}
          label={isMenuOpen ? nav.close : nav.open}
          hasTooltip={false}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          onClick={() => setMenuOpen(!isMenuOpen)}
        />
        {/* Follows the menu button, so that Tab moves into the menu. */}
        <Menu id={MENU_ID} isOpen={isMenuOpen} current={current} />
        <Logo className={css.logo} />
        <nav className={css.nav} aria-label={nav.label}>
          {useNavigation().map((id) => (
            <SectionLink
              key={id}
              section={id}
              className={css.navLink}
              aria-current={current === id || undefined}
            >
              {nav[id]}
            </SectionLink>
          ))}
        </nav>
        <CartButton />
      </div>
    </header>
  );
}

/** Whether the page is scrolled; the header shows a hairline then. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(scrollY > 4);
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return isScrolled;
}

type MenuProps = {
  id: string;
  isOpen: boolean;
  current: SectionId | undefined;
};

/** The navigation on small screens, which opens below the header. */
function Menu({ id, isOpen, current }: MenuProps) {
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

function useCurrentSection(): SectionId | undefined {
  const isHome = useLocation().pathname === PAGES.home;
  const [current, setCurrent] = useState<SectionId>("home");
  useEffect(() => {
    if (!isHome) return;
    const update = () => setCurrent(findSection());
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [isHome]);
  return isHome ? current : undefined;
}

const END_PX = 2;

/** Returns the last section that begins above the middle of the window. */
function findSection(): SectionId {
  // After a short first view, the next section begins above the middle, too.
  if (scrollY < END_PX) return "home";
  const { scrollHeight } = document.documentElement;
  // In a tall window the last section never reaches the middle.
  const isAtEnd = scrollY + innerHeight > scrollHeight - END_PX;
  const started = NAVIGATION.filter((id) => {
    const element = document.getElementById(id);
    return element && element.getBoundingClientRect().top < innerHeight / 2;
  });
  return (isAtEnd ? NAVIGATION.at(-1) : started.at(-1)) ?? "home";
}

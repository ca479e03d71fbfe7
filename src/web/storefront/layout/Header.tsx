import { useMessages } from "#web/data/messages.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useBackToClose, useForwardToOpen } from "#web/data/history.ts";
import { wrap } from "#web/ui/layout.css.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { CartButton } from "#web/checkout/CartButton.tsx";
import * as css from "./Header.css.ts";
import { Logo } from "#web/ui/Logo.tsx";
import { Menu } from "./Menu.tsx";
import { SectionLink, useNavigation } from "#web/ui/SectionLink.tsx";
import { useCurrentSection } from "./useCurrentSection.ts";

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

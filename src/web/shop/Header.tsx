import { useEffect, useEffectEvent, useRef, useState } from "react";
import { wrap } from "../ui/layout.css.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { CartButton } from "../cart/CartButton.tsx";
import * as css from "./Header.css.ts";
import { Logo } from "./Logo.tsx";
import { Menu } from "./Menu.tsx";
import { SectionLink } from "./SectionLink.tsx";
import { NAVIGATION } from "./sections.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

const MENU_ID = "menu";

/** The bar at the top of every page: menu, name, navigation, cart. */
export function Header() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const current = useCurrentSection();
  const isMoved = useIsMoved();

  const closeMenu = () => {
    setMenuOpen(false);
    menuButton.current?.focus();
  };
  const onEscape = useEffectEvent(closeMenu);
  useEffect(() => {
    if (!isMenuOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onEscape();
    };
    // Below the bar the menu would cover what has the focus.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !bar.current?.contains(target))
        setMenuOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
    };
  }, [isMenuOpen]);

  return (
    <header ref={bar} className={css.bar} data-moved={isMoved || undefined}>
      <div className={`${wrap} ${css.row}`}>
        <IconButton
          ref={menuButton}
          className={css.menuButton}
          icon={isMenuOpen ? "close" : "menu"}
          label={isMenuOpen ? "Close menu" : "Open menu"}
          hasTip={false}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          onClick={() => setMenuOpen(!isMenuOpen)}
        />
        {/* Right behind its button, so that Tab leads into it. */}
        <Menu
          id={MENU_ID}
          isOpen={isMenuOpen}
          current={current}
          onChoose={closeMenu}
        />
        <Logo className={css.logo} />
        <nav className={css.nav} aria-label="Main">
          {NAVIGATION.map(({ id, label }) => (
            <SectionLink
              key={id}
              section={id}
              className={css.navLink}
              aria-current={current === id || undefined}
            >
              {label}
            </SectionLink>
          ))}
        </nav>
        <CartButton />
      </div>
    </header>
  );
}

/** Whether the page has been scrolled: a hairline then shows below the bar. */
function useIsMoved(): boolean {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    const onScroll = () => setMoved(scrollY > 4);
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return isMoved;
}

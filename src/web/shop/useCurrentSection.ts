import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PAGES } from "#shared/paths.ts";
import { NAVIGATION, type SectionId } from "./sections.ts";

/** The part of the home page that the shopper has come to. */
export function useCurrentSection(): SectionId | undefined {
  const isHome = useLocation().pathname === PAGES.home;
  const [current, setCurrent] = useState<SectionId>("home");
  useEffect(() => {
    if (!isHome) return;
    const look = () => setCurrent(findSection());
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [isHome]);
  return isHome ? current : undefined;
}

const END_PX = 2;

/** The last part that begins above the middle of the window. */
function findSection(): SectionId {
  const { scrollHeight } = document.documentElement;
  // In a tall window the last part ends the page before it gets that far.
  const isAtEnd = scrollY > 0 && scrollY + innerHeight > scrollHeight - END_PX;
  const begun = NAVIGATION.filter(({ id }) => {
    const element = document.getElementById(id);
    return element && element.getBoundingClientRect().top < innerHeight / 2;
  });
  return (isAtEnd ? NAVIGATION.at(-1) : begun.at(-1))?.id ?? "home";
}

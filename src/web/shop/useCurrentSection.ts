import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PAGES } from "#shared/paths.ts";
import { NAVIGATION, type SectionId } from "./sections.ts";

/** The part of the home page that is in the middle of the window. */
export function useCurrentSection(): SectionId | undefined {
  const isHome = useLocation().pathname === PAGES.home;
  const [current, setCurrent] = useState<SectionId>("home");
  useEffect(() => {
    if (!isHome) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const section = NAVIGATION.find(({ id }) => id === entered?.target.id);
        if (section) setCurrent(section.id);
      },
      { rootMargin: "-45% 0px -50% 0px" },
    );
    for (const { id } of NAVIGATION) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [isHome]);
  return isHome ? current : undefined;
}

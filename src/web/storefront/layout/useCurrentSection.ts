import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PAGES } from "#shared/api/paths.ts";
import { NAVIGATION, type SectionId } from "#web/ui/SectionLink.tsx";

export function useCurrentSection(): SectionId | undefined {
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

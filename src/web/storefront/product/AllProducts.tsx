import type { ComponentProps, MouseEvent } from "react";
import { stepsToList } from "#web/data/history.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import { sectionPath } from "#web/ui/SectionLink.tsx";

/** Leads back to the clips, to where she left them if she came from there. */
export function AllProducts(
  props: Omit<ComponentProps<typeof PageLink>, "to">,
) {
  const goBack = (event: MouseEvent) => {
    const steps = stepsToList();
    const isPlain =
      event.button === 0 &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (steps === undefined || !isPlain) return;
    event.preventDefault();
    history.go(-steps);
  };
  return <PageLink {...props} to={sectionPath("products")} onClick={goBack} />;
}

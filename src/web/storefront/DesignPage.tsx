import { useMessages } from "#web/data/messages.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { Promo } from "./Promo.tsx";

/** The designer's own address: it opens over what leads to it. */
export function DesignPage() {
  const { design } = useMessages("first");
  return (
    <>
      <h1 className={visuallyHidden}>{design}</h1>
      <Promo />
    </>
  );
}

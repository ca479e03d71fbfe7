import type { LetterPage as Letter } from "#shared/letters/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { Newsletter } from "#web/checkout/Newsletter.tsx";
import { section, wrap } from "#web/ui/layout.css.ts";
import { LetterArticle } from "./LetterArticle.tsx";

/** A letter as a page of the shop, and the form for the next one. */
export function LetterPage({ letter }: { letter: Letter }) {
  const { hidden } = useSite();
  const { next } = useMessages("home").pages.letter;
  return (
    <>
      <div className={`${wrap} ${section}`}>
        <LetterArticle letter={letter} />
      </div>
      {!hidden.includes("newsletter") && <Newsletter heading={next} />}
    </>
  );
}

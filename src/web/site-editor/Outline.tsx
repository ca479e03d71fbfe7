import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/button/Button.tsx";
import * as css from "./SiteEditor.css.ts";

type OutlineProps = {
  slug: string;
  markdown: string;
  onChoose: (markdown: string) => void;
};

/** Brackets that are no link: what she has to decide yet. */
const GAP = /\[[^\][\n]+\](?!\()/;

/** Offers a text to begin with where a page that most shops have is empty. */
export function Outline({ slug, markdown, onChoose }: OutlineProps) {
  const { begin, beginHint, outlines } = useMessages("editor").pages;
  const [, outline] =
    Object.entries(outlines).find(([name]) => name === slug) ?? [];
  if (!outline) return null;
  if (markdown.trim() !== "")
    return GAP.test(markdown) ? (
      <p className={css.unsaved}>{beginHint}</p>
    ) : null;
  return (
    <div>
      <Button kind="line" size="small" onClick={() => onChoose(outline)}>
        {begin}
      </Button>
    </div>
  );
}

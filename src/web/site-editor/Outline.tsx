import { openBrackets } from "#shared/site/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./SiteEditor.css.ts";

type OutlineProps = {
  slug: string;
  /** Terms have an address of the maker's own. */
  isTerms: boolean;
  markdown: string;
  onChoose: (markdown: string) => void;
};

/** Offers a text to begin with where a page that most shops have is empty. */
export function Outline(props: OutlineProps) {
  const { slug, isTerms, markdown, onChoose } = props;
  const { begin, beginHint, outlines } = useMessages("panel").editor.pages;
  const [, outline] =
    Object.entries(outlines).find(
      ([name]) => name === slug || (isTerms && name === "terms"),
    ) ?? [];
  if (!outline) return null;
  if (markdown.trim() !== "")
    return openBrackets(markdown).length > 0 ? (
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

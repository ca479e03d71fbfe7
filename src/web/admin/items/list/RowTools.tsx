import { useMessages } from "#web/data/messages.ts";
import { buttonClass } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import * as css from "./ItemRow.css.ts";
import { MoveBar, type Moves } from "./MoveBar.tsx";

type RowToolsProps = {
  name: string;
  moves: Moves;
  onDuplicate: () => void;
  /** The address of the row's own page, if it has one. */
  page: string | undefined;
};

/** Shows in a row's form on phones what has no room in the row there. */
export function RowTools({ name, moves, onDuplicate, page }: RowToolsProps) {
  const { list: t, productPage } = useMessages("panel");
  return (
    <div className={css.tools}>
      <MoveBar {...moves} />
      <span className={css.toolsEnd}>
        {page && (
          <a
            className={buttonClass({ kind: "quiet", size: "small" })}
            href={page}
            aria-label={productPage.viewName(name)}
          >
            <span>{productPage.view}</span>
          </a>
        )}
        <IconButton
          icon="copy"
          label={t.duplicate(name)}
          onClick={onDuplicate}
        />
      </span>
    </div>
  );
}

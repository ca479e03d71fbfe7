import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./SiteEditor.css.ts";

type PageToolsProps = {
  /** The address of the page, if there is one yet. */
  path: string | undefined;
  isSaving: boolean;
  isRemoving: boolean;
  /** Undefined while nothing is unsaved. */
  onDiscard: (() => void) | undefined;
  onRemove: () => void;
};

/** Shows what can be done with a page below its form. */
export function PageTools(props: PageToolsProps) {
  const { path, isSaving, isRemoving, onDiscard, onRemove } = props;
  const { editor, saving } = useMessages("panel");
  const t = editor.pages;
  return (
    <div className={css.tools}>
      <Button type="submit" isPending={isSaving} pendingText={saving}>
        {t.save}
      </Button>
      {onDiscard && (
        <Button kind="line" disabled={isSaving} onClick={onDiscard}>
          {t.discard}
        </Button>
      )}
      {path && (
        <>
          <a href={path} target="_blank" rel="noreferrer">
            {t.open}
          </a>
          <Button kind="line" isPending={isRemoving} onClick={onRemove}>
            {t.remove}
          </Button>
        </>
      )}
    </div>
  );
}

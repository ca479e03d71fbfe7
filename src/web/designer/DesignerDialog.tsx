import { useRef, useState } from "react";
import type { CartLine } from "#shared/cart.ts";
import { Designer } from "./Designer.tsx";
import { type DesignStart, type Draft, toDraft } from "./draft.ts";

type DesignerDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Closes it too: the clip is in the cart. */
  onDone: () => void;
  /** The custom line to change; without one a new clip is designed. */
  editing?: CartLine | undefined;
  /** What a new clip begins with: the design of a shared link. */
  initial?: DesignStart | undefined;
  /** Once it has gone, its closing motion included. */
  onExited?: () => void;
};

/**
 * The clip designer. A new clip's draft outlives closing, as long as this
 * stays mounted; success begins anew.
 */
export function DesignerDialog(props: DesignerDialogProps) {
  const { editing, initial } = useOpened(props);
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const start: DesignStart | undefined = editing ?? initial;
  const key = JSON.stringify([
    editing?.id,
    start?.selectedCharms,
    start?.customText,
  ]);
  const setDraft = (draft?: Draft) =>
    setDrafts(({ [key]: _, ...others }) =>
      draft ? { ...others, [key]: draft } : others,
    );
  return (
    <Designer
      key={key}
      {...props}
      editing={editing}
      start={start}
      draft={drafts[key] ?? toDraft(start)}
      onDraft={setDraft}
      onClose={() => {
        // Reopened, a line shows what it is, not what it nearly became.
        if (editing) setDraft();
        props.onClose();
      }}
    />
  );
}

/**
 * What it was opened with. The line changes when the cart is fetched again;
 * what is being edited, or is on its way out, must not.
 */
function useOpened(props: DesignerDialogProps) {
  const opened = useRef<DesignerDialogProps>(props);
  if (!props.isOpen || !opened.current.isOpen)
    opened.current = props.isOpen
      ? props
      : { ...opened.current, isOpen: false };
  return opened.current;
}

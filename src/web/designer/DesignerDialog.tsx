import { useEffect, useRef } from "react";
import type { CartLine } from "#shared/cart/schema.ts";
import { useStore } from "#web/data/store.ts";
import { Designer } from "./Designer.tsx";
import { type DesignStart, toDraft } from "./draft/draft.ts";
import { draftStore, NEW_CLIP, saveDraft } from "./draft/draft-store.ts";

type DesignerDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Closes it too: the clip is in the cart. */
  onDone: () => void;
  lineId?: number | undefined;
  /** The custom line of this id; without one a new clip is designed. */
  editing: CartLine | undefined;
  code?: string | undefined;
  /** What a new clip begins with: the design of this code. */
  initial: DesignStart | undefined;
  /** Once it has gone, its closing motion included. */
  onExited?: (() => void) | undefined;
};

/**
 * The clip designer. Drafts outlive closing and reloading, but for that of a
 * cart line, which a shopper lets go of by closing; success removes a draft.
 */
export function DesignerDialog(props: DesignerDialogProps) {
  const { editing, initial, isOpen, lineId, code } = useOpened(props);
  const drafts = useStore(draftStore);
  const start: DesignStart | undefined = editing ?? initial;
  const key = lineId ? `line-${lineId}` : (code ?? NEW_CLIP);
  const isLineLeft = !isOpen && editing !== undefined;
  useEffect(() => {
    // Reopened, a line shows what it is, not what it nearly became.
    if (isLineLeft) saveDraft(key, undefined);
  }, [isLineLeft, key]);
  return (
    <Designer
      key={key}
      {...props}
      line={editing}
      start={start}
      isShared={code !== undefined && initial !== undefined && !drafts[key]}
      draft={drafts[key] ?? toDraft(start)}
      onDraft={(draft) => saveDraft(key, draft)}
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

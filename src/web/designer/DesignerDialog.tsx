import { useEffect, useEffectEvent, useRef } from "react";
import type { CartLine } from "#shared/cart/schema.ts";
import { useStore } from "#web/data/store.ts";
import { Designer } from "./Designer.tsx";
import { type DesignStart, toDraft } from "./draft/draft.ts";
import { draftStore, NEW_CLIP, saveDraft } from "./draft/draft-store.ts";

type DesignerDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the clip is in the cart; also closes the dialog. */
  onDone: () => void;
  lineId?: number | undefined;
  /** The cart line with the id `lineId`; if undefined, the clip is new. */
  editing: CartLine | undefined;
  /** Whether the cart has no line with the id `lineId`. */
  isLineGone: boolean;
  code?: string | undefined;
  /** The shared design of `code`, with which a new clip starts. */
  initial: DesignStart | undefined;
  /** Called after the closing animation. */
  onExited?: (() => void) | undefined;
};

/**
 * The clip designer. A draft survives closing and reloading, until the clip is
 * in the cart. Only the draft of a cart line is also deleted by closing.
 */
export function DesignerDialog(props: DesignerDialogProps) {
  const { isOpen, editing, isLineGone, initial, lineId, code } =
    useOpened(props);
  const onLineGone = useEffectEvent(props.onClose);
  useEffect(() => {
    // After Forward or a reload. A line that leaves the cart while it is being
    // edited is added again as a new clip.
    if (isOpen && isLineGone) onLineGone();
  }, [isOpen, isLineGone]);
  const drafts = useStore(draftStore);
  const start: DesignStart | undefined = editing ?? initial;
  const key = lineId ? `line-${lineId}` : (code ?? NEW_CLIP);
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
 * Returns the props with which the dialog was opened. The line changes when the
 * cart is fetched again; a design that is being edited, or a closing dialog,
 * must not change.
 */
function useOpened(props: DesignerDialogProps) {
  const opened = useRef<DesignerDialogProps>(props);
  if (!props.isOpen || !opened.current.isOpen)
    opened.current = props.isOpen
      ? props
      : { ...opened.current, isOpen: false };
  return opened.current;
}

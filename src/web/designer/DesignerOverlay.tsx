import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { getDesign } from "#shared/clip/calls.ts";
import { useMessages } from "#web/data/messages.ts";
import { callQuery, cartQuery } from "#web/data/queries.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import { useStore } from "#web/data/store.ts";
import { Designer } from "./Designer.tsx";
import { type DesignStart, toDraft } from "./draft.ts";
import { draftStore, NEW_CLIP, saveDraft } from "./draft-store.ts";

const designQuery = (code: string) =>
  callQuery(getDesign, { params: { code } });

/**
 * Opens the designer empty, with a line of the cart, or with a shared design.
 * The line or the design is fetched first.
 */
export function DesignerOverlay(props: {
  isOpen: boolean;
  /** The cart line to change. */
  lineId?: number | undefined;
  /** The code of a shared design to start with. */
  code?: string | undefined;
  onClose: () => void;
  /** Called when the clip is in the cart. */
  onDone: () => void;
  onExited?: () => void;
}) {
  const { isOpen, lineId, code = "" } = props;
  const { told } = useMessages("design");
  const cart = useQuery({ ...cartQuery, enabled: lineId !== undefined });
  const shared = useQuery({ ...designQuery(code), enabled: code !== "" });
  const { isError } = shared;
  useEffect(() => {
    if (isError) showToast(told.sharedFailed, "error");
  }, [isError, told]);
  const isLoading = cart.isLoading || shared.isLoading;
  const editing = cart.data?.find((line) => line.id === lineId);
  return (
    <DesignerDialog
      {...props}
      isOpen={isOpen && !isLoading}
      editing={editing}
      isLineGone={lineId !== undefined && cart.data !== undefined && !editing}
      initial={shared.data}
    />
  );
}

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
function DesignerDialog(props: DesignerDialogProps) {
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

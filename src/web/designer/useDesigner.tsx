import { useEffect, useEffectEvent, useId, useState } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { CartLine } from "#shared/cart/schema.ts";
import { noBeadError } from "#shared/clip/beads.ts";
import { CLIP_MESSAGES, isEmptyDesign } from "#shared/clip/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { roomy, upright } from "#web/ui/media.ts";
import { showToast, type Toast } from "#web/ui/toasts.ts";
import { useMedia } from "#web/ui/useMedia.ts";
import type { DesignBody } from "#shared/clip/schema.ts";
import type { Message } from "#shared/messages/shop.ts";
import { addCustomClip, changeCustomClip } from "#shared/cart/calls.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { ApiError, send } from "#web/data/api.ts";
import {
  charmsQuery,
  clipConfigQuery,
  resinsQuery,
  useCartMutation,
} from "#web/data/queries.ts";
import { useAskAgain } from "#web/data/useAskAgain.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { failureMessage } from "#web/data/failure.ts";
import type { DesignStart, DesignDraft } from "./draft.ts";
import type { DesignPart } from "./PartTabs.tsx";
import { type Design, useDesign } from "./useDesign.ts";
import { useDraftEditing } from "./useDraftEditing.ts";
import { keepSwapped, useEscape } from "./clip-focus.ts";

export type DesignerOptions = {
  isOpen: boolean;
  /** Called when the clip is in the cart; also closes the dialog. */
  onDone: () => void;
  /** The cart line to change; if undefined, a new clip is designed. */
  line: CartLine | undefined;
  start: DesignStart | undefined;
  draft: DesignDraft;
  /** Stores the draft; without an argument, deletes the stored draft. */
  onDraft: (draft?: DesignDraft) => void;
};

export type DesignerState = ReturnType<typeof useDesigner>;

/** Returns the state and the actions of the designer's dialog for one draft. */
export function useDesigner(options: DesignerOptions) {
  const { isOpen, line, start, draft, onDraft } = options;
  const formId = useId();
  const { told } = useMessages("design");
  const isRoomy = useMedia(`${roomy}, ${upright}`);
  const design = useDesign(draft, start);
  const [part, setPart] = useState<DesignPart>(
    () => invalidPart(design) ?? "letters",
  );
  const submission = useSubmitClip({
    lineId: line?.id,
    onDone: () => {
      discard();
      options.onDone();
    },
    onInvalid: setPart,
  });
  const [isTyping, setTyping] = useState(false);
  const { isPending } = submission;
  const editing = useDraftEditing(draft, onDraft, isPending);
  const discard = () => {
    editing.reset();
    onDraft();
  };
  const isLineLeft = !isOpen && line !== undefined;
  const onLineLeft = useEffectEvent(discard);
  useEffect(() => {
    // A reopened line shows the design in the cart, not the unsaved changes.
    if (isLineLeft) onLineLeft();
  }, [isLineLeft]);
  useEscape(isOpen && editing.swapping !== undefined, () =>
    keepSwapped(editing.actions, editing.swapping ?? 0),
  );
  const checkDesign = () => {
    if (isEmptyDesign(design.body)) {
      showToast(
        { title: told.empty, description: CLIP_MESSAGES.empty },
        "error",
      );
      return false;
    }
    if (noBeadError(draft.text) === undefined) return true;
    setPart("letters");
    focusInForm(formId, "[aria-invalid=true]");
    return false;
  };
  return {
    formId,
    draft,
    design,
    editing,
    isPending,
    /** The part to show; undefined if there is room for all parts at once. */
    shownPart: isRoomy ? undefined : part,
    showPart: setPart,
    checkDesign,
    /** Whether the message's field has the focus. */
    isTyping,
    setTyping,
    focusMessage: () => {
      setPart("letters");
      focusInForm(formId, "input[type=text]");
    },
    submit: () => {
      // The second press of a double click comes while the dialog is closing.
      if (!isOpen || design.outcome === "switched off") return;
      if (checkDesign()) submission.mutate(design.body);
    },
  };
}

/** Returns the part of the form with an unavailable item, if any. */
function invalidPart({ chosen, resin }: Design): DesignPart | undefined {
  if (resin?.unavailable) return "resin";
  return chosen.some(({ unavailable }) => unavailable) ? "charms" : undefined;
}

/** Focuses a field after its part is rendered. */
function focusInForm(formId: string, selector: string): void {
  requestAnimationFrame(() =>
    document
      .getElementById(formId)
      ?.querySelector<HTMLElement>(selector)
      ?.focus(),
  );
}

type SubmitClipOptions = {
  /** The cart line to change; if undefined, the clip is added. */
  lineId: number | undefined;
  onDone: () => void;
  /** Called if the server refuses the design for an item in this part. */
  onInvalid: (part: DesignPart) => void;
};

/** Returns a mutation that adds a design to the cart or updates a cart line. */
function useSubmitClip(options: SubmitClipOptions) {
  const { lineId, onDone, onInvalid } = options;
  const queryClient = useQueryClient();
  const askAgain = useAskAgain();
  const { show } = useOverlays();
  const { told } = useMessages("design");
  const { cart, customClip } = useMessages("first");
  const isNew = lineId === undefined;
  return useCartMutation<Required<DesignBody>, CartLine>({
    write: (body) => (isNew ? addClip(body) : updateClip(lineId, body)),
    onSuccess: (line) => {
      onDone();
      if (isNew)
        tellAdded(
          line,
          { title: cart.added, description: customClip(line.customText ?? "") },
          { label: cart.view, onPress: () => show({ kind: "cart" }) },
        );
      else if (line.id === lineId) showToast(told.updated);
      else showToast(told.addedAgain);
    },
    onError: async (error, body) => {
      // Stock and prices may have changed, which may be why it was refused.
      await Promise.all([refetchOffer(queryClient), askAgain(error)]);
      const isRefused = error instanceof ApiError && error.status < 500;
      const part = isRefused ? refusedPart(queryClient, body) : undefined;
      if (part) return onInvalid(part);
      const standing = isNew ? told.addFailed : told.updateFailed;
      showToast(failureMessage(standing, error), "error");
    },
  });
}

function addClip(body: Required<DesignBody>): Promise<CartLine> {
  return send(addCustomClip, { body });
}

/**
 * Updates a cart line. A line that has been ordered or removed in another
 * window is added as a new one, so that the design is not lost.
 */
async function updateClip(
  lineId: number,
  body: Required<DesignBody>,
): Promise<CartLine> {
  try {
    return await send(changeCustomClip, { params: { id: lineId }, body });
  } catch (error) {
    const isGone =
      error instanceof ApiError && error.problem?.code === "not_found";
    if (isGone) return addClip(body);
    throw error;
  }
}

/** Shows a notification with the name and the picture of the added clip. */
function tellAdded(
  { charms = [], customText = "", resin }: CartLine,
  message: Message,
  view: Toast["action"],
): void {
  showToast(
    message,
    "ok",
    view,
    <ClipPicture
      charms={charms}
      customText={customText}
      resin={resin}
      shownWidth={72}
      isDecorative
    />,
  );
}

async function refetchOffer(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [charmsQuery, resinsQuery, clipConfigQuery].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/** Returns the part of the design that is sold out or deleted, if any. */
function refusedPart(
  queryClient: QueryClient,
  { selectedCharms, resinId }: Required<DesignBody>,
): DesignPart | undefined {
  const charms = queryClient.getQueryData(charmsQuery.queryKey) ?? [];
  const resins = queryClient.getQueryData(resinsQuery.queryKey) ?? [];
  const isHad = (offered: typeof charms | typeof resins, id: number) =>
    offered.some((each) => each.id === id && each.inStock);
  if (typeof resinId === "number" && !isHad(resins, resinId)) return "resin";
  return selectedCharms.some((id) => !isHad(charms, id)) ? "charms" : undefined;
}

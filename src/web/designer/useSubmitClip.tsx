import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { CartLine } from "#shared/cart/schema.ts";
import type { DesignBody } from "#shared/clip/schema.ts";
import type { Message } from "#shared/messages/shop.ts";
import { addCustomClip, changeCustomClip } from "#shared/cart/calls.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { ApiError, send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import {
  charmsQuery,
  clipConfigQuery,
  resinsQuery,
  useCartMutation,
} from "#web/data/queries.ts";
import { useAskAgain } from "#web/data/useAskAgain.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { showToast, type Toast } from "#web/ui/toast/toasts.ts";
import { failureMessage } from "#web/data/failure.ts";
import type { Part } from "./PartTabs.tsx";

type SubmitClipOptions = {
  /** The cart line to change; if undefined, the clip is added. */
  lineId: number | undefined;
  onDone: () => void;
  /** Called if the server refuses the design for an item in this part. */
  onInvalid: (part: Part) => void;
};

/** Returns a mutation that adds a design to the cart or updates a cart line. */
export function useSubmitClip(options: SubmitClipOptions) {
  const { lineId, onDone, onInvalid } = options;
  const queryClient = useQueryClient();
  const askAgain = useAskAgain();
  const { show } = useOverlays();
  const { told } = useMessages("designer");
  const { cart, customClip } = useMessages("storefront");
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
      const part = isRefused ? invalidPart(queryClient, body) : undefined;
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
function invalidPart(
  queryClient: QueryClient,
  { selectedCharms, resinId }: Required<DesignBody>,
): Part | undefined {
  const charms = queryClient.getQueryData(charmsQuery.queryKey) ?? [];
  const resins = queryClient.getQueryData(resinsQuery.queryKey) ?? [];
  const isHad = (offered: typeof charms | typeof resins, id: number) =>
    offered.some((each) => each.id === id && each.inStock);
  if (typeof resinId === "number" && !isHad(resins, resinId)) return "resin";
  return selectedCharms.some((id) => !isHad(charms, id)) ? "charms" : undefined;
}

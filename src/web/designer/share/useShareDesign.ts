import { useRef, useState } from "react";
import type { DesignBody } from "#shared/clip/schema.ts";
import { DIALOG_MESSAGES } from "#shared/messages/dialogs.ts";
import { API } from "#shared/api/paths.ts";
import { api } from "#web/data/api.ts";
import { useShop } from "#web/data/shop-context.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { failureMessage } from "#web/designer/failure.ts";
import { type Sharing, shareLink } from "./share-link.ts";

const schema = () =>
  import("#shared/clip/schema.ts").then((module) => module.SavedDesign);

/**
 * Stores a design on the server and shares its link. `byHand` is the link if it
 * could neither be shared nor copied; undefined after the design changes.
 */
export function useShareDesign(design: Required<DesignBody>) {
  const { name } = useShop();
  const key = JSON.stringify(design);
  const saved = useRef<{ key: string; url: string }>(undefined);
  const [byHand, setByHand] = useState<{ key: string; url: string }>();
  const sharing = useExclusiveMutation({
    mutationFn: async (body: Required<DesignBody>) => {
      // An unchanged design that is shared again keeps its link.
      const known = saved.current?.key === key ? saved.current.url : undefined;
      const url = known
        ? Promise.resolve(known)
        : api.post(API.designs, { body, schema }).then((reply) => reply.url);
      const title = `A clip to look at · ${name}`;
      const how = await shareLink({ title, url });
      return { key, url: await url, how };
    },
    onSuccess: ({ key, url, how }) => {
      saved.current = { key, url };
      setByHand(how === "by-hand" ? saved.current : undefined);
      showToast(savedMessage(how));
    },
    onError: (error) =>
      showToast(
        failureMessage(DIALOG_MESSAGES.designSaveFailed, error),
        "error",
      ),
  });
  return {
    isPending: sharing.isPending,
    share: () => sharing.mutate(design),
    byHand: byHand?.key === key ? byHand.url : undefined,
    dismiss: () => setByHand(undefined),
  };
}

function savedMessage(how: Sharing) {
  const { title, description } = DIALOG_MESSAGES.designSaved;
  if (how !== "copied") return DIALOG_MESSAGES.designSaved;
  return { title, description: `${description} The link is copied.` };
}

import { useRef, useState } from "react";
import type { DesignBody } from "#shared/clip/schema.ts";
import type { DesignerMessages } from "#shared/messages/designer/en.ts";
import { saveDesign } from "#shared/clip/calls.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { failureMessage } from "#web/data/failure.ts";
import { type Sharing, shareLink } from "./share-link.ts";

/**
 * Stores a design on the server and shares its link. `byHand` is the link if it
 * could neither be shared nor copied; undefined after the design changes.
 */
export function useShareDesign(design: Required<DesignBody>) {
  const { name } = useShop();
  const t = useMessages("designer");
  const key = JSON.stringify(design);
  const saved = useRef<{ key: string; url: string }>(undefined);
  const [byHand, setByHand] = useState<{ key: string; url: string }>();
  const sharing = useExclusiveMutation({
    mutationFn: async (body: Required<DesignBody>) => {
      // An unchanged design that is shared again keeps its link.
      const known = saved.current?.key === key ? saved.current.url : undefined;
      const url = known
        ? Promise.resolve(known)
        : send(saveDesign, { body }).then((reply) => reply.url);
      const title = t.share.subject(name);
      const how = await shareLink({ title, url });
      return { key, url: await url, how };
    },
    onSuccess: ({ key, url, how }) => {
      saved.current = { key, url };
      setByHand(how === "by-hand" ? saved.current : undefined);
      showToast(savedMessage(t, how));
    },
    onError: (error) =>
      showToast(failureMessage(t.told.saveFailed, error), "error"),
  });
  return {
    isPending: sharing.isPending,
    share: () => sharing.mutate(design),
    byHand: byHand?.key === key ? byHand.url : undefined,
    dismiss: () => setByHand(undefined),
  };
}

function savedMessage({ told, share }: DesignerMessages, how: Sharing) {
  const { title, description } = told.saved;
  if (how !== "copied") return told.saved;
  return { title, description: `${description} ${share.copied}` };
}

import { useEffect, useId, useRef, useState } from "react";
import type { DesignBody } from "#shared/clip/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import type { DesignMessages } from "#shared/messages/design/en.ts";
import { saveDesign } from "#shared/clip/calls.ts";
import { send } from "#web/data/api.ts";
import { useShop } from "#web/data/shop-context.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { failureMessage } from "#web/data/failure.ts";
import * as css from "./ShareDesign.css.ts";
import { tool, toolIcon } from "./Stage.css.ts";

type ShareDesignProps = {
  design: Required<DesignBody>;
  /** Returns whether the design can be saved, and shows what is missing. */
  checkDesign: () => boolean;
};

/** Saves the design and shares its link. */
export function ShareDesign({ design, checkDesign }: ShareDesignProps) {
  const { share, isPending, byHand, dismiss } = useShareDesign(design);
  const { share: t } = useMessages("design");
  return (
    <>
      <button
        type="button"
        className={tool}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && checkDesign() && share()}
      >
        <Icon name="share" className={toolIcon} />
        <span>{isPending ? t.saving : t.save}</span>
      </button>
      {byHand && <LinkByHand url={byHand} onClose={dismiss} />}
    </>
  );
}

type LinkByHandProps = { url: string; onClose: () => void };

/** A focused field with the link selected, so that it can be copied by hand. */
function LinkByHand({ url, onClose }: LinkByHandProps) {
  const id = useId();
  const { share: t } = useMessages("design");
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
  return (
    <div className={css.link}>
      <div className={css.field}>
        <TextField
          id={id}
          label={t.link}
          hint={t.hint}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <IconButton icon="close" label={t.close} onClick={onClose} />
    </div>
  );
}

/**
 * Stores a design on the server and shares its link. `byHand` is the link if it
 * could neither be shared nor copied; undefined after the design changes.
 */
function useShareDesign(design: Required<DesignBody>) {
  const { name } = useShop();
  const t = useMessages("design");
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

function savedMessage({ told, share }: DesignMessages, how: Sharing) {
  const { title, description } = told.saved;
  if (how !== "copied") return told.saved;
  return { title, description: `${description} ${share.copied}` };
}

/**
 * The way in which a link was shared; "by-hand" means that the shopper has to
 * copy it.
 */
type Sharing = "shared" | "copied" | "by-hand";

type Link = { title: string; url: Promise<string> };

/**
 * Passes a link, whose URL may still be pending, to the system's share sheet,
 * or to the clipboard if there is no sheet. Must be called in a click handler,
 * because browsers share and copy only after a user gesture. Rejects if the
 * promise of the URL rejects.
 */
async function shareLink(link: Link): Promise<Sharing> {
  if ("share" in navigator) return openShareSheet(link);
  const isCopied = await copyText(link.url);
  await link.url;
  return isCopied ? "copied" : "by-hand";
}

async function openShareSheet({ title, url }: Link): Promise<Sharing> {
  const data = { title, url: await url };
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    // The shopper closed the share sheet, which is not a failure.
    const isClosed =
      error instanceof DOMException && error.name === "AbortError";
    return isClosed ? "shared" : "by-hand";
  }
}

async function copyText(coming: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === "undefined")
      await navigator.clipboard.writeText(await coming);
    else await navigator.clipboard.write([textItem(coming)]);
    return true;
  } catch {
    return false;
  }
}

function textItem(coming: Promise<string>): ClipboardItem {
  const blob = coming.then((text) => new Blob([text], { type: "text/plain" }));
  // A clipboard that refuses the item never reads it, so a URL that fails
  // afterwards would be an unhandled rejection. The caller awaits the URL too.
  blob.catch(() => {});
  return new ClipboardItem({ "text/plain": blob });
}

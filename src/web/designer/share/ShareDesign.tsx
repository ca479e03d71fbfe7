import { useEffect, useId } from "react";
import type { DesignBody } from "#shared/clip/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/button/IconButton.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import * as css from "./ShareDesign.css.ts";
import { tool, toolIcon } from "#web/designer/Stage.css.ts";
import { useShareDesign } from "./useShareDesign.ts";

type ShareDesignProps = {
  design: Required<DesignBody>;
  /** Returns whether the design can be saved, and shows what is missing. */
  checkDesign: () => boolean;
};

/** Saves the design and shares its link. */
export function ShareDesign({ design, checkDesign }: ShareDesignProps) {
  const { share, isPending, byHand, dismiss } = useShareDesign(design);
  const { share: t } = useMessages("designer");
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
  const { share: t } = useMessages("designer");
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

import { useEffect, useId } from "react";
import type { DesignBody } from "#shared/clip/schema.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import * as css from "./ShareDesign.css.ts";
import { share as corner } from "#web/designer/Stage.css.ts";
import { useShareDesign } from "./useShareDesign.ts";

type ShareDesignProps = {
  design: Required<DesignBody>;
  /** Returns whether the design can be saved, and shows what is missing. */
  checkDesign: () => boolean;
};

/** Saves the design and shares its link. */
export function ShareDesign({ design, checkDesign }: ShareDesignProps) {
  const { share, isPending, byHand, dismiss } = useShareDesign(design);
  return (
    <>
      <div className={corner}>
        <Button
          kind="pale"
          size="small"
          isPending={isPending}
          pendingText="Saving..."
          onClick={() => checkDesign() && share()}
        >
          <Icon name="share" />
          Save &amp; share
        </Button>
      </div>
      {byHand && <LinkByHand url={byHand} onClose={dismiss} />}
    </>
  );
}

type LinkByHandProps = { url: string; onClose: () => void };

/** A focused field with the link selected, so that it can be copied by hand. */
function LinkByHand({ url, onClose }: LinkByHandProps) {
  const id = useId();
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);
  return (
    <div className={css.link}>
      <div className={css.field}>
        <TextField
          id={id}
          label="Link to your design"
          hint="Copy it to share it: it opens your design."
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <IconButton icon="close" label="Close link" onClick={onClose} />
    </div>
  );
}

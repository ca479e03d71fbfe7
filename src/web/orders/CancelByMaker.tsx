import { useState } from "react";
import { type MakerOrder, sayPieces } from "#shared/orders/progress.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { StepForm, type Words } from "./StepForm.tsx";

type CancelProps = {
  step: string;
  isPending: boolean;
  errors: Record<string, string>;
  onSubmit: (words: Words) => void;
  /** What returns to the stock. */
  comesBack: MakerOrder["comesBack"];
};

/** Cancels an order, with a reason for the customer. This can be undone. */
export function CancelByMaker({ comesBack, ...props }: CancelProps) {
  const [isOpen, setOpen] = useState(
    // The part may have failed while a reason was typed.
    () => typedTexts(props.step).of("note") !== undefined,
  );
  const { make: t } = useMessages("orders");
  if (!isOpen)
    return (
      <Button
        kind="quiet"
        disabled={props.isPending}
        onClick={() => setOpen(true)}
      >
        {t.cancel}
      </Button>
    );
  return (
    <StepForm
      {...props}
      note={{
        label: t.why,
        hint: [
          t.whyHint,
          ...(comesBack.length > 0 ? [t.comesBack(sayPieces(comesBack))] : []),
        ].join(" "),
        isFocused: true,
      }}
      submitText={t.cancel}
    />
  );
}

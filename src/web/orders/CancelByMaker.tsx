import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { StepForm, type Words } from "./StepForm.tsx";

type CancelProps = {
  isPending: boolean;
  errors: Record<string, string>;
  onSubmit: (words: Words) => void;
};

/** Cancels an order, with a reason for the customer. This can be undone. */
export function CancelByMaker(props: CancelProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button
        kind="quiet"
        disabled={props.isPending}
        onClick={() => setOpen(true)}
      >
        Cancel the order
      </Button>
    );
  return (
    <StepForm
      {...props}
      note={{
        label: "Why? (optional)",
        hint: "The customer reads it. Counted charms return to your stock.",
        isFocused: true,
      }}
      submitText="Cancel the order"
    />
  );
}

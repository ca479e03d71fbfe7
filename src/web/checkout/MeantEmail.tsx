import { type MouseEvent, useEffect, useRef, useState } from "react";
import { meantEmail } from "#shared/orders/mail-typos.ts";
import { useMessages } from "#web/data/messages.ts";
import { link } from "#web/ui/layout.css.ts";
import { TextWith } from "#web/ui/TextWith.tsx";
import { status } from "./CheckoutDialog.css.ts";
import type { FieldName } from "./contact-form.ts";

type MeantEmailProps = {
  typed: string;
  onTake: (name: FieldName, email: string) => void;
};

/** Suggests the address that was probably meant; one press takes it. */
export function MeantEmail({ typed, onTake }: MeantEmailProps) {
  const { checkout: t } = useMessages("buy");
  const line = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState("");
  useEffect(() => {
    const field = fieldOf(line.current);
    const onBlur = () => setLeft(field?.value ?? "");
    field?.addEventListener("blur", onBlur);
    return () => field?.removeEventListener("blur", onBlur);
  }, []);
  const meant = meantEmail(typed);
  // An address that may become the whole one is complete once the field is
  // left.
  const isShown = meant && (left === typed || !meant.startsWith(typed));
  const take = ({ currentTarget }: MouseEvent, email: string) => {
    // The button is about to leave.
    fieldOf(currentTarget)?.focus();
    onTake("customerEmail", email);
  };
  return (
    <p ref={line} className={status} role="status">
      {isShown && (
        <TextWith text={t.meant}>
          <button
            type="button"
            className={link}
            onClick={(event) => take(event, meant)}
          >
            {meant}
          </button>
        </TextWith>
      )}
    </p>
  );
}

/** The field for the address, in the same form. */
function fieldOf(element: Element | null): HTMLInputElement | null {
  return element?.closest("form")?.querySelector("input[type=email]") ?? null;
}

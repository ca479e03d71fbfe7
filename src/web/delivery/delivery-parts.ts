import type { DeliveryErrors, DeliveryForm } from "./delivery-form.ts";

/** What every part of the form gets. */
export type DeliveryParts = {
  form: DeliveryForm;
  errors: DeliveryErrors;
  isDisabled: boolean;
  /** Stores what was typed, and takes back the error of the named field. */
  onText: (texts: Partial<DeliveryForm["texts"]>, field: string) => void;
};

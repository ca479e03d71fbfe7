import type { AdminClipConfig } from "#shared/clip/schema.ts";
import { compare, displayPrice, yesNo } from "#web/admin/form/form-versions.ts";
import {
  type ImageValue,
  imageOf,
} from "#web/admin/image-field/image-value.ts";
import { createStore } from "#web/data/store.ts";
import { watchUnsaved } from "#web/admin/form/unsaved.ts";

export type ConfigForm = {
  name: string;
  basePrice: string;
  description: string;
  image: ImageValue;
  isEnabled: boolean;
};

/** The typed form, and the saved configuration that it started from. */
export type ConfigDraft = { base: AdminClipConfig; form: ConfigForm };

export const configDraft = createStore<ConfigDraft | null>(null);

watchUnsaved(() => {
  const draft = configDraft.get();
  if (!draft) return false;
  return serialize(draft.form) !== serialize(toConfigForm(draft.base));
});

/** Returns the form for a saved configuration. */
export function toConfigForm(config: AdminClipConfig): ConfigForm {
  const { name, basePrice, description, imageUrl, isEnabled } = config;
  const image = imageOf(imageUrl, null);
  return { name, basePrice, description, image, isEnabled };
}

/** Returns the body of the request. */
export function toConfigBody({ image, ...rest }: ConfigForm) {
  return { ...rest, imageUrl: image.url };
}

function serialize(form: ConfigForm): string {
  return JSON.stringify([toConfigBody(form), form.image.upload?.name]);
}

function toDisplay(form: ConfigForm): Record<string, string> {
  return {
    "Product Name": form.name,
    "Base Price": displayPrice(form.basePrice),
    Description: form.description,
    Image: form.image.url,
    Enabled: yesNo(form.isEnabled),
  };
}

/** Returns the differences, without empty fields, which keep saved values. */
export function configDifferences(mine: ConfigForm, current: AdminClipConfig) {
  const lines = compare(toDisplay(mine), toDisplay(toConfigForm(current)));
  return lines.filter((line) => line.mine !== "");
}

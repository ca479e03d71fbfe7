import type { AdminClipConfig } from "#shared/clip.ts";
import { compare, priceWords, yesNo } from "./compare.ts";
import { type ImageValue, imageOf } from "./image-value.ts";
import { createStore } from "../store.ts";
import { watchUnsaved } from "./unsaved.ts";

export type ConfigForm = {
  name: string;
  basePrice: string;
  description: string;
  image: ImageValue;
  isEnabled: boolean;
};

/** What is typed, and the configuration that it began from. */
export type ConfigDraft = { base: AdminClipConfig; form: ConfigForm };

export const configDraft = createStore<ConfigDraft | null>(null);

watchUnsaved(() => {
  const draft = configDraft.get();
  if (!draft) return false;
  return said(draft.form) !== said(toConfigForm(draft.base));
});

/** The form as the saved configuration fills it. */
export function toConfigForm(config: AdminClipConfig): ConfigForm {
  const { name, basePrice, description, imageUrl, isEnabled } = config;
  const image = imageOf(imageUrl, null);
  return { name, basePrice, description, image, isEnabled };
}

/** The request's body. */
export function toConfigBody({ image, ...rest }: ConfigForm) {
  return { ...rest, imageUrl: image.url };
}

function said(form: ConfigForm): string {
  return JSON.stringify([toConfigBody(form), form.image.upload?.name]);
}

function described(form: ConfigForm): Record<string, string> {
  return {
    "Product Name": form.name,
    "Base Price": priceWords(form.basePrice),
    Description: form.description,
    Image: form.image.url,
    Enabled: yesNo(form.isEnabled),
  };
}

/** Where what is typed and what is saved differ; an empty field keeps. */
export function configDifferences(mine: ConfigForm, current: AdminClipConfig) {
  const lines = compare(described(mine), described(toConfigForm(current)));
  return lines.filter((line) => line.mine !== "");
}

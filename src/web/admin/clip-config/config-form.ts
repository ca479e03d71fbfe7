import type { Voice } from "#web/admin/data/voice.ts";
import { toWirePrice } from "#shared/money/typed-price.ts";
import type { AdminClipConfig } from "#shared/clip/schema.ts";
import { compare, displayPrice, yesNo } from "#web/admin/form/form-versions.ts";
import {
  type ImageValue,
  imageOf,
} from "#web/admin/image-field/image-value.ts";
import { createStore } from "#web/data/store.ts";
import { watchUnsaved } from "#web/admin/form/unsaved.ts";

type ConfigForm = {
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
  const basePrice = toWirePrice(rest.basePrice);
  return { ...rest, basePrice, imageUrl: image.url };
}

function serialize(form: ConfigForm): string {
  return JSON.stringify([toConfigBody(form), form.image.upload?.name]);
}

function toDisplay(form: ConfigForm, voice: Voice): Record<string, string> {
  const { config, form: fields } = voice.t;
  return {
    [config.name]: form.name,
    [config.price]: displayPrice(form.basePrice, voice),
    [fields.description]: form.description,
    [fields.image]: form.image.url,
    [config.isEnabled]: yesNo(form.isEnabled, voice),
  };
}

/** Returns the differences, without empty fields, which keep saved values. */
export function configDifferences(
  mine: ConfigForm,
  current: AdminClipConfig,
  voice: Voice,
) {
  const theirs = toDisplay(toConfigForm(current), voice);
  const lines = compare(toDisplay(mine, voice), theirs);
  return lines.filter((line) => line.mine !== "");
}

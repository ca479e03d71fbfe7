import { Resin, ResinInput } from "#shared/clip/resins.ts";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import { adminResinPath, API } from "#shared/api/paths.ts";
import { compare, displayPrice, yesNo } from "#web/admin/form/form-versions.ts";
import {
  type ImageValue,
  imageOf,
  NO_IMAGE,
} from "#web/admin/image-field/image-value.ts";
import { createItemResource } from "#web/admin/items/resource/item-resource.ts";
import { resinsQuery } from "#web/data/queries.ts";

export type ResinForm = {
  name: string;
  price: string;
  image: ImageValue;
  inStock: boolean;
};

const EMPTY: ResinForm = {
  name: "",
  price: "0.00",
  image: NO_IMAGE,
  inStock: true,
};

function toForm({ name, price, imageUrl, picture, inStock }: Resin): ResinForm {
  return { name, price, image: imageOf(imageUrl, picture), inStock };
}

function toDisplay(form: ResinForm): Record<string, string> {
  return {
    Name: form.name,
    Price: displayPrice(form.price),
    Image: form.image.url,
    "In Stock": yesNo(form.inStock),
  };
}

export const resinResource = createItemResource<Resin, ResinForm>({
  noun: "Resin",
  emptyHint: "Without one, clips are drawn in a plain blush.",
  isTransparent: true,
  listPath: API.resins,
  createPath: API.adminResins,
  rowPath: adminResinPath,
  rowSchema: Resin,
  inputSchema: ResinInput,
  query: resinsQuery,
  emptyForm: EMPTY,
  toForm,
  toCopy: (form) => ({ ...form, name: `${form.name} copy` }),
  toBody: ({ image, ...rest }) => ({ ...rest, imageUrl: image.url }),
  differences: (mine, theirs) => compare(toDisplay(mine), toDisplay(theirs)),
  messages: {
    created: ADMIN_MESSAGES.resinCreated,
    updated: ADMIN_MESSAGES.resinUpdated,
    deleted: ADMIN_MESSAGES.resinDeleted,
    restored: ADMIN_MESSAGES.resinRestored,
    createFailed: ADMIN_MESSAGES.resinCreateFailed,
    updateFailed: ADMIN_MESSAGES.resinUpdateFailed,
    deleteFailed: ADMIN_MESSAGES.resinDeleteFailed,
  },
});

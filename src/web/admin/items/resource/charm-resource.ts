import { Charm, CharmInput } from "#shared/clip/charms.ts";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import { adminCharmPath, API } from "#shared/api/paths.ts";
import { charmsQuery } from "#web/data/queries.ts";
import { createItemResource } from "./item-resource.ts";
import {
  type ImageValue,
  imageOf,
  NO_IMAGE,
} from "#web/admin/image-field/image-value.ts";
import { compare, displayPrice, yesNo } from "#web/admin/form/form-versions.ts";

export type CharmForm = {
  name: string;
  price: string;
  image: ImageValue;
  stockQuantity: string;
  inStock: boolean;
};

const EMPTY: CharmForm = {
  name: "",
  price: "",
  image: NO_IMAGE,
  stockQuantity: "0",
  inStock: true,
};

function toForm(charm: Charm): CharmForm {
  const { name, price, imageUrl, picture, inStock, stockQuantity } = charm;
  return {
    name,
    price,
    image: imageOf(imageUrl, picture),
    inStock,
    stockQuantity: String(stockQuantity),
  };
}

function toDisplay(form: CharmForm): Record<string, string> {
  return {
    Name: form.name,
    Price: displayPrice(form.price),
    Image: form.image.url,
    "Stock Quantity": form.stockQuantity,
    "In Stock": yesNo(form.inStock),
  };
}

export const charmResource = createItemResource<Charm, CharmForm>({
  noun: "Charm",
  isTransparent: true,
  listPath: API.charms,
  createPath: API.adminCharms,
  rowPath: adminCharmPath,
  rowSchema: Charm,
  inputSchema: CharmInput,
  query: charmsQuery,
  emptyForm: EMPTY,
  toForm,
  toCopy: (form) => ({ ...form, name: `${form.name} copy` }),
  toBody: ({ image, ...rest }) => ({ ...rest, imageUrl: image.url }),
  differences: (mine, theirs) => compare(toDisplay(mine), toDisplay(theirs)),
  messages: {
    created: ADMIN_MESSAGES.charmCreated,
    updated: ADMIN_MESSAGES.charmUpdated,
    deleted: ADMIN_MESSAGES.charmDeleted,
    restored: ADMIN_MESSAGES.charmRestored,
    createFailed: ADMIN_MESSAGES.charmCreateFailed,
    updateFailed: ADMIN_MESSAGES.charmUpdateFailed,
    deleteFailed: ADMIN_MESSAGES.charmDeleteFailed,
  },
});

import { Charm, CharmInput } from "#shared/charms.ts";
import { ADMIN_MESSAGES } from "#shared/admin-messages.ts";
import { adminCharmPath, API } from "#shared/paths.ts";
import { charmsQuery } from "../queries.ts";
import { createGoods } from "./goods.ts";
import { type ImageValue, imageOf, NO_IMAGE } from "./image-value.ts";
import { compare, priceWords, yesNo } from "./compare.ts";

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

function described(form: CharmForm): Record<string, string> {
  return {
    Name: form.name,
    Price: priceWords(form.price),
    Image: form.image.url,
    "Stock Quantity": form.stockQuantity,
    "In Stock": yesNo(form.inStock),
  };
}

export const charmGoods = createGoods<Charm, CharmForm>({
  noun: "Charm",
  listPath: API.charms,
  createPath: API.adminCharms,
  rowPath: adminCharmPath,
  rowSchema: Charm,
  inputSchema: CharmInput,
  query: charmsQuery,
  emptyForm: EMPTY,
  toForm,
  asNew: (form) => ({ ...form, name: `${form.name} copy` }),
  toBody: ({ image, ...rest }) => ({ ...rest, imageUrl: image.url }),
  differences: (mine, theirs) => compare(described(mine), described(theirs)),
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

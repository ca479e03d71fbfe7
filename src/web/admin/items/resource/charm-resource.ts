import { charmCalls } from "#shared/admin/item-calls.ts";
import { listCharms } from "#shared/clip/calls.ts";
import { Charm, CharmInput } from "#shared/clip/charms.ts";
import { charmsQuery } from "#web/data/queries.ts";
import { createPartResource, type PartForm } from "./part-resource.ts";

export type CharmForm = PartForm;

export const charmResource = createPartResource<Charm>({
  kind: "charm",
  list: listCharms,
  calls: charmCalls,
  rowSchema: Charm,
  inputSchema: CharmInput,
  query: charmsQuery,
  price: "",
});

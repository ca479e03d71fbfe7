import { resinCalls } from "#shared/admin/item-calls.ts";
import { listResins } from "#shared/clip/calls.ts";
import { Resin, ResinInput } from "#shared/clip/resins.ts";
import {
  createPartResource,
  type PartForm,
} from "#web/admin/items/resource/part-resource.ts";
import { resinsQuery } from "#web/data/queries.ts";

export type ResinForm = PartForm;

export const resinResource = createPartResource<Resin>({
  kind: "resin",
  list: listResins,
  calls: resinCalls,
  rowSchema: Resin,
  inputSchema: ResinInput,
  query: resinsQuery,
  price: "0.00",
});

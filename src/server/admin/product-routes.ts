import { Elysia } from "elysia";
import { OrderOfIdsInput } from "#shared/admin.ts";
import { ProductInput } from "#shared/catalog.ts";
import type { OkReply } from "#shared/errors.ts";
import { API, orderPath, restorePath } from "#shared/paths.ts";
import {
  createProduct,
  removeProduct,
  reorderProducts,
  restoreProduct,
  updateProduct,
} from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { checkHeldPicture } from "#server/images/store.ts";
import { parseBody, parseId } from "#server/parse.ts";
import { ifMatch } from "./if-match.ts";

const PRODUCT = `${API.adminProducts}/:id` as const;

/** Creating, changing, sorting, deleting and restoring products. */
export function productAdminRoutes(deps: Deps) {
  return new Elysia({ name: "admin-products" })
    .post(API.adminProducts, ({ body, set }) => {
      const input = parseBody(ProductInput, body);
      checkHeldPicture(deps.db, input.imageUrl);
      set.status = 201;
      return createProduct(deps, input);
    })
    .put(orderPath(API.adminProducts), ({ body }) =>
      reorderProducts(deps, parseBody(OrderOfIdsInput, body).ids),
    )
    .put(PRODUCT, ({ params, body, request }) => {
      const id = parseId(params.id);
      const input = parseBody(ProductInput, body);
      checkHeldPicture(deps.db, input.imageUrl);
      return updateProduct(deps, id, input, ifMatch(request));
    })
    .delete(PRODUCT, ({ params }): OkReply => {
      removeProduct(deps, parseId(params.id));
      return { ok: true };
    })
    .post(restorePath(PRODUCT), ({ params }) =>
      restoreProduct(deps, parseId(params.id)),
    );
}

import * as admin from "#shared/admin.ts";
import * as catalog from "#shared/catalog.ts";
import * as charms from "#shared/charms.ts";
import * as clip from "#shared/clip.ts";
import { OkReply } from "#shared/errors.ts";
import { UploadReply } from "#shared/images.ts";
import {
  API,
  adminCharmPath,
  adminProductPath,
  orderPath,
  restorePath,
} from "#shared/paths.ts";
import { get, type Operation, template } from "./operation.ts";

const ADMIN_ERRORS = [401];
const IF_MATCH = ["If-Match"];

const productPath = template(adminProductPath);
const charmPath = template(adminCharmPath);

/** What the maker's panel asks for. */
export const ADMIN: Operation[] = [
  {
    method: "post",
    path: API.login,
    summary: "Log in",
    body: admin.LoginInput,
    reply: admin.Me,
    errors: [401, 429],
  },
  {
    method: "post",
    path: API.logout,
    summary: "Log out",
    reply: OkReply,
    errors: ADMIN_ERRORS,
  },
  { ...get(API.me, "The session", admin.Me), errors: [401] },
  {
    method: "post",
    path: API.adminProducts,
    summary: "Create a product",
    body: catalog.ProductInput,
    reply: catalog.Product,
    status: 201,
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: orderPath(API.adminProducts),
    summary: "Reorder the products",
    body: admin.OrderOfIdsInput,
    reply: catalog.ProductList,
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: productPath,
    summary: "Change a product",
    body: catalog.ProductInput,
    reply: catalog.Product,
    errors: [...ADMIN_ERRORS, 412],
    headers: IF_MATCH,
  },
  {
    method: "delete",
    path: productPath,
    summary: "Delete a product",
    reply: OkReply,
    errors: ADMIN_ERRORS,
  },
  {
    method: "post",
    path: restorePath(productPath),
    summary: "Undo a deletion",
    reply: catalog.Product,
    errors: ADMIN_ERRORS,
  },
  {
    method: "post",
    path: API.adminCharms,
    summary: "Create a charm",
    body: charms.CharmInput,
    reply: charms.Charm,
    status: 201,
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: orderPath(API.adminCharms),
    summary: "Reorder the charms",
    body: admin.OrderOfIdsInput,
    reply: charms.CharmList,
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: charmPath,
    summary: "Change a charm",
    body: charms.CharmInput,
    reply: charms.Charm,
    errors: [...ADMIN_ERRORS, 412],
    headers: IF_MATCH,
  },
  {
    method: "delete",
    path: charmPath,
    summary: "Delete a charm",
    reply: OkReply,
    errors: ADMIN_ERRORS,
  },
  {
    method: "post",
    path: restorePath(charmPath),
    summary: "Undo a deletion",
    reply: charms.Charm,
    errors: ADMIN_ERRORS,
  },
  {
    ...get(
      API.adminClipConfig,
      "The designer's settings",
      clip.AdminClipConfig,
    ),
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: API.adminClipConfig,
    summary: "Change the designer's settings",
    body: clip.ClipConfigInput,
    reply: clip.AdminClipConfig,
    errors: [...ADMIN_ERRORS, 412],
    headers: IF_MATCH,
  },
  {
    method: "post",
    path: API.upload,
    summary: "Upload a picture (multipart, field image)",
    reply: UploadReply,
    status: 201,
    errors: [...ADMIN_ERRORS, 413, 415, 422],
  },
  {
    ...get(API.mailStatus, "How the mails stand", admin.MailStatus),
    errors: ADMIN_ERRORS,
  },
  {
    method: "post",
    path: API.mailRetry,
    summary: "Try waiting and failed mails now",
    reply: admin.MailStatus,
    errors: ADMIN_ERRORS,
  },
  {
    method: "post",
    path: API.mailTest,
    summary: "Send a test mail",
    body: admin.TestMailInput,
    reply: OkReply,
    errors: ADMIN_ERRORS,
  },
];

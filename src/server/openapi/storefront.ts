import * as z from "zod/mini";
import * as cart from "#shared/cart.ts";
import * as catalog from "#shared/catalog.ts";
import * as charms from "#shared/charms.ts";
import * as clip from "#shared/clip.ts";
import { OkReply } from "#shared/errors.ts";
import { LetterList } from "#shared/letters.ts";
import { SubscribeInput } from "#shared/newsletter.ts";
import { IDEMPOTENCY_HEADER, Order, OrderInput } from "#shared/orders.ts";
import {
  API,
  cartLinePath,
  customClipPath,
  designPath,
} from "#shared/paths.ts";
import { get, type Operation, template } from "./operation.ts";

/** What shoppers' browsers ask for. */
export const STOREFRONT: Operation[] = [
  get(API.products, "The clips, in the owner's order", catalog.ProductList),
  get(API.charms, "The charms, in the owner's order", charms.CharmList),
  get(API.letters, "The letter beads that can be drawn", LetterList),
  get(API.clipConfig, "The custom clip designer", clip.CustomClipConfig),
  get(API.cart, "The visitor's cart, repriced", cart.Cart),
  {
    method: "post",
    path: API.cart,
    summary: "Add a clip to the cart",
    body: cart.AddToCartInput,
    reply: cart.CartLine,
    status: 201,
    errors: [404, 409],
  },
  {
    method: "delete",
    path: API.cart,
    summary: "Empty the cart",
    reply: OkReply,
  },
  {
    method: "put",
    path: template(cartLinePath),
    summary: "Change a quantity; 0 removes",
    body: cart.QuantityInput,
    reply: z.union([cart.CartLine, OkReply]),
  },
  {
    method: "delete",
    path: template(cartLinePath),
    summary: "Remove a line",
    reply: OkReply,
  },
  {
    method: "post",
    path: API.customClip,
    summary: "Add a custom clip",
    body: clip.DesignInput,
    reply: cart.CartLine,
    status: 201,
    errors: [409],
  },
  {
    method: "put",
    path: template(customClipPath),
    summary: "Change a custom clip",
    body: clip.DesignInput,
    reply: cart.CartLine,
    errors: [409],
  },
  {
    method: "post",
    path: API.designs,
    summary: "Save a design to share",
    body: clip.DesignInput,
    reply: clip.SavedDesign,
    status: 201,
    errors: [429],
  },
  get(designPath("{code}"), "A saved design", clip.DesignReply),
  {
    method: "post",
    path: API.orders,
    summary: "Place an order",
    body: OrderInput,
    reply: Order,
    status: 201,
    errors: [409, 429],
    headers: [IDEMPOTENCY_HEADER],
  },
  {
    method: "post",
    path: API.subscribe,
    summary: "Join the newsletter",
    body: SubscribeInput,
    reply: OkReply,
    errors: [429],
  },
];

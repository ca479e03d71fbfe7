import * as z from "zod/mini";
import { Payment } from "#shared/payment/schema.ts";
import { Site } from "./schema.ts";

/** The site with what only the maker may read. */
export const AdminSite = z.extend(Site, { payment: z.nullable(Payment) });
export type AdminSite = z.infer<typeof AdminSite>;

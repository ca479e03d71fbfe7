import { type ComponentType, createContext, use } from "react";
import type { PageState } from "#shared/api/page.ts";
import type { ShopInfo } from "#shared/api/shop.ts";
import type { Site } from "#shared/site/schema.ts";

export type SiteTextProps = {
  /** Where it is in the site's content: "hero.headline". */
  path: string;
  text: string;
};

/** What stands in place of the maker's own while she edits it. */
export type EditingTools = {
  Text: ComponentType<SiteTextProps>;
  /** The controls of a picture, or of a list or one of its items. */
  Controls: ComponentType<{
    of: "hero" | "steps" | "gallery";
    index?: number;
  }>;
};

/** What every page says, and how it says it. */
export type ShopPage = Pick<
  PageState,
  "shop" | "site" | "year" | "orderPage"
> & {
  /** Whether the maker is signed in. */
  canEdit?: boolean;
  /** Only while she edits. */
  tools?: EditingTools | undefined;
};

type ChangePage = (change: (page: ShopPage) => ShopPage) => void;

export const ShopContext = createContext<
  (ShopPage & { change: ChangePage }) | undefined
>(undefined);

/** Returns the shop's name and addresses. */
export function useShop(): ShopInfo {
  return usePage().shop;
}

/** Returns what is the maker's own. */
export function useSite(): Site {
  return usePage().site;
}

/** Returns what every page says, and how the maker's own side changes it. */
export function usePage() {
  const page = use(ShopContext);
  if (!page) throw new Error("useShop is used outside of its provider");
  return page;
}

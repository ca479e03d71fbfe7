import { type ComponentType, createContext, use, useEffect } from "react";
import { type PageState, pageTitle, type ShopInfo } from "#shared/api/page.ts";
import type { PacingWords } from "#shared/pace/schema.ts";
import type { Formats } from "#shared/text/formats.ts";
import type { Site } from "#shared/site/schema.ts";

export type SiteTextProps = {
  /** The path of the text in the site's content, such as "hero.headline". */
  path: string;
  text: string;
};

/** The components that replace the maker's content while she edits it. */
export type EditingTools = {
  Text: ComponentType<SiteTextProps>;
  /** The controls of a picture, or of a list or one of its items. */
  Controls: ComponentType<{
    of: "hero" | "steps" | "days" | "gallery";
    index?: number;
  }>;
};

/** The data that every page needs. */
export type ShopPage = Pick<
  PageState,
  | "shop"
  | "site"
  | "pacing"
  | "formats"
  | "year"
  | "orderPage"
  | "listPage"
  | "letter"
  | "clip"
  | "sorted"
  | "isUnknown"
> & {
  /**
   * The words of the maker about her time, and the day by which the cart is
   * ready.
   */
  pacing?: PacingWords & { cartReady?: string | undefined };
  /** Whether the maker is signed in. */
  canEdit?: boolean;
  /** Set only while the maker edits the page. */
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

/** Returns how the shop writes amounts and times. */
export function useFormats(): Formats {
  return usePage().formats;
}

/** Returns the content that the maker wrote. */
export function useSite(): Site {
  return usePage().site;
}

/** Returns what is said about delivery, at a price or for the whole cart. */
export function useDelivery(isOfCart = false): string {
  const { pacing = {}, site } = usePage();
  return (isOfCart && pacing.cartReady) || pacing.ready || site.delivery;
}

/** Returns when orders are taken again, in words; undefined if they are now. */
export function useReturn(): string | undefined {
  const pause = usePage().pacing?.pause;
  return pause?.isOn ? pause.back : undefined;
}

/** Returns the data of the page, and `change` for the maker's site editor. */
export function usePage() {
  const page = use(ShopContext);
  if (!page) throw new Error("useShop is used outside of its provider");
  return page;
}

/**
 * Sets the title of the window to the page's title and the shop's name. Without
 * a title it is left to the page itself.
 */
export function useTitle(page: string | undefined): void {
  const { name } = useShop();
  useEffect(() => {
    if (page !== undefined) document.title = pageTitle(page, name);
  }, [page, name]);
}

import {
  type ComponentType,
  createElement,
  type ReactNode,
  useState,
} from "react";
import { useLocation } from "react-router";
import {
  findPageName,
  hasPage,
  isPanel,
  type ShopPageName,
} from "#shared/api/page-table.ts";
import {
  PRODUCT_PATH,
  listPath,
  contentPath,
  letterPath,
  orderPagePath,
  PAGES,
} from "#shared/api/paths.ts";
import { HomePage } from "#web/storefront/HomePage.tsx";
import { Products } from "#web/storefront/Products.tsx";
import { ShopLayout } from "#web/storefront/ShopLayout.tsx";
import { type ShopPage, usePage } from "#web/data/shop-context.ts";
import { deferred, deferredComponent } from "#web/ui/deferred.tsx";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { useMessages } from "#web/data/messages.ts";
import { AdminFrame } from "#web/admin/AdminFrame.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Overlays } from "./Overlays.tsx";
import { PRODUCT_PAGE, MAKE_PAGE } from "./late-code.ts";

/**
 * The contents of the pages of the table; code and texts of most come later.
 */
const SHOWN: Record<ShopPageName, ComponentType> = {
  home: HomePage,
  confirmation: deferred(["order", "buy"], () =>
    import("#web/orders/ConfirmationPage.tsx").then(
      (module) => module.ConfirmationPage,
    ),
  ),
  privacy: deferred(["home"], () =>
    import("#web/storefront/ContentPage.tsx").then(
      (module) => module.PrivacyPage,
    ),
  ),
  design: deferred(["home"], () =>
    import("#web/storefront/DesignPage.tsx").then(
      (module) => module.DesignPage,
    ),
  ),
  withdraw: deferred(["errors", "order"], () =>
    import("#web/orders/WithdrawPage.tsx").then(
      (module) => module.WithdrawPage,
    ),
  ),
  orders: deferred(["errors", "buy"], () =>
    import("#web/orders/LostLinksPage.tsx").then(
      (module) => module.LostLinksPage,
    ),
  ),
};

const ContentPage = deferred(["home"], () =>
  import("#web/storefront/ContentPage.tsx").then(
    (module) => module.ContentPage,
  ),
);
const LetterPage = deferred(["home"], () =>
  import("#web/storefront/LetterPage.tsx").then((module) => module.LetterPage),
);
const SortedPage = deferred(["home"], () =>
  import("#web/storefront/SortedPage.tsx").then((module) => module.SortedPage),
);
const ProductPage = deferredComponent(PRODUCT_PAGE);
const NotFoundPage = deferred(["home"], () =>
  import("#web/storefront/NotFoundPage.tsx").then(
    (module) => module.NotFoundPage,
  ),
);
const OrderPage = deferred(["errors", "order", "buy"], () =>
  import("#web/orders/OrderPage.tsx").then((module) => module.OrderPage),
);
const MakePage = deferredComponent(MAKE_PAGE);

/** Leaves out the slashes at the end; a pattern for it takes long for many. */
function withoutEnd(pathname: string): string {
  let path = pathname;
  while (path.length > 1 && path.endsWith("/")) path = path.slice(0, -1);
  return path;
}

const ORDER_PATH = new RegExp(`^${orderPagePath("[^/]+")}$`);

/**
 * The page at the address, for the server and the browser. react-router's own
 * `Routes` would be 4 kB of the first view, and no page stands within another.
 */
export function AppRoutes() {
  const page = usePage();
  const path = withoutEnd(useLocation().pathname);
  const [firstPath] = useState(path);
  const isUnknown = page.isUnknown && path === firstPath;
  const { path: orderPath, viewer } = page.orderPage ?? {};
  const name = findPageName(path);
  if (name && isPanel(name)) return <AdminGate />;
  if (viewer === "maker" && path === orderPath) return <MakePage />;
  return (
    <ShopLayout
      isUnknown={isUnknown}
      overlays={
        <>
          <Overlays />
          <ErrorBoundary isFloating>
            <EditorGate />
          </ErrorBoundary>
        </>
      }
    >
      {pageAt(path, page, isUnknown)}
    </ShopLayout>
  );
}

/**
 * A page of the storefront. An order or a letter has a page only if the server
 * sent it with the document; any other link to one shows the NotFoundPage.
 * Addresses are case-sensitive, as on the server: else a 404 page would become
 * another page once its code runs.
 */
function pageAt(
  path: string,
  page: ShopPage,
  isUnknown: boolean | undefined,
): ReactNode {
  const { site, orderPage, listPage, letter, sorted } = page;
  const [, slug] = PRODUCT_PATH.exec(path) ?? [];
  if (slug) return <ProductPage slug={slug} isGone={isUnknown} />;
  // What this page does not know, the shop may have for another one.
  const isOrder = ORDER_PATH.test(path);
  if (isUnknown) return <NotFoundPage isOrder={isOrder} />;
  const { number = 1 } = listPage ?? {};
  const name = findPageName(path);
  if (name && !isPanel(name) && hasPage(site, name))
    return createElement(SHOWN[name]);
  if (number > 1 && path === listPath(number))
    return <Products page={number} />;
  if (sorted && path === sorted.path) return <SortedPage sorted={sorted} />;
  const written = site.pages.find((each) => contentPath(each.slug) === path);
  if (written) return <ContentPage slug={written.slug} />;
  if (letter && path === letterPath(letter.slug))
    return <LetterPage letter={letter} />;
  if (orderPage?.viewer === "shopper" && path === orderPage.path)
    return <OrderPage />;
  return <NotFoundPage isOrder={isOrder} />;
}

const editor = lateComponent(["errors", "panel"], () =>
  import("#web/site-editor/SiteEditor.tsx").then((module) => module.SiteEditor),
);

/** The page editor. Its code is loaded only for the maker. */
function EditorGate() {
  const { canEdit } = usePage();
  // If the load fails, the page stays as visitors see it.
  const Editor = useLateCode(editor, canEdit === true, () => {});
  return canEdit && Editor ? <Editor /> : null;
}

const panel = lateComponent(["errors", "panel"], () =>
  import("#web/admin/AdminPage.tsx").then((module) => module.AdminPage),
);

/** The page of the link in a mail, which few ever see. */
const newPassword = lateComponent(["errors", "panel"], () =>
  import("#web/admin/auth/NewPasswordScreen.tsx").then(
    (module) => module.NewPasswordScreen,
  ),
);

/** Loads the admin panel, whose code is not part of the shop's. */
function AdminGate() {
  const isLink = useLocation().pathname === PAGES.adminPassword;
  const part = isLink ? newPassword : panel;
  return <Gate key={String(isLink)} part={part} />;
}

function Gate({ part }: { part: typeof panel }) {
  const t = useMessages("first");
  const [isFailed, setFailed] = useState(false);
  const Panel = useLateCode(part, !isFailed, () => setFailed(true));
  if (Panel)
    return (
      <ErrorBoundary>
        <Panel />
      </ErrorBoundary>
    );
  if (!isFailed) return <AdminFrame />;
  return (
    <AdminFrame>
      <p role="alert">{t.panelFailed}</p>
      <Button onClick={() => setFailed(false)}>{t.tryAgain}</Button>
    </AdminFrame>
  );
}

import { Route, Routes } from "react-router";
import { clipsPath, contentPath, PAGES } from "#shared/api/paths.ts";
import { AdminGate } from "./AdminGate.tsx";
import { EditorGate } from "./EditorGate.tsx";
import { Overlays } from "./Overlays.tsx";
import { HomePage } from "#web/storefront/home/HomePage.tsx";
import { Products } from "#web/storefront/home/Products.tsx";
import { ShopLayout } from "#web/storefront/layout/ShopLayout.tsx";
import { usePage } from "#web/data/shop-context.ts";
import { deferred } from "#web/ui/deferred.tsx";

const ConfirmationPage = deferred("pages", () =>
  import("#web/confirmation/ConfirmationPage.tsx").then(
    (module) => module.ConfirmationPage,
  ),
);
const PrivacyPage = deferred("pages", () =>
  import("#web/storefront/PrivacyPage.tsx").then(
    (module) => module.PrivacyPage,
  ),
);
const ContentPage = deferred("pages", () =>
  import("#web/storefront/ContentPage.tsx").then(
    (module) => module.ContentPage,
  ),
);
const NotFoundPage = deferred("pages", () =>
  import("#web/storefront/NotFoundPage.tsx").then(
    (module) => module.NotFoundPage,
  ),
);
const OrderPage = deferred("pages", () =>
  import("#web/orders/OrderPage.tsx").then((module) => module.OrderPage),
);
const MakePage = deferred("pages", () =>
  import("#web/orders/MakePage.tsx").then((module) => module.MakePage),
);

/**
 * The routes, for the server and the browser. An order's page has a route only
 * if the server sent the order with the document; any other link to an order
 * shows the NotFoundPage.
 */
export function AppRoutes() {
  const { site, orderPage, productPage } = usePage();
  const { path, reader } = orderPage ?? {};
  const { number = 1 } = productPage ?? {};
  return (
    <Routes>
      <Route path={PAGES.admin} element={<AdminGate />} />
      {reader === "maker" && <Route path={path} element={<MakePage />} />}
      <Route
        element={
          <ShopLayout
            overlays={
              <>
                <Overlays />
                <EditorGate />
              </>
            }
          />
        }
      >
        <Route path={PAGES.home} element={<HomePage />} />
        {number > 1 && (
          <Route
            path={clipsPath(number)}
            element={<Products page={number} />}
          />
        )}
        <Route path={PAGES.confirmation} element={<ConfirmationPage />} />
        <Route path={PAGES.privacy} element={<PrivacyPage />} />
        {site.pages.map(({ slug }) => (
          <Route
            key={slug}
            path={contentPath(slug)}
            element={<ContentPage slug={slug} />}
          />
        ))}
        {reader === "shopper" && <Route path={path} element={<OrderPage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

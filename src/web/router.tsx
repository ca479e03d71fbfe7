import { Route, Routes } from "react-router";
import { PAGES } from "#shared/paths.ts";
import { AdminGate } from "./AdminGate.tsx";
import { HomePage } from "./shop/HomePage.tsx";
import { ShopLayout } from "./shop/ShopLayout.tsx";
import { deferred } from "./ui/deferred.tsx";

const ConfirmationPage = deferred(() =>
  import("./confirmation/ConfirmationPage.tsx").then(
    (module) => module.ConfirmationPage,
  ),
);
const PrivacyPage = deferred(() =>
  import("./shop/PrivacyPage.tsx").then((module) => module.PrivacyPage),
);
const NotFoundPage = deferred(() =>
  import("./shop/NotFoundPage.tsx").then((module) => module.NotFoundPage),
);

/** Every page, for the server and the browser alike. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={PAGES.admin} element={<AdminGate />} />
      <Route element={<ShopLayout />}>
        <Route path={PAGES.home} element={<HomePage />} />
        <Route path={PAGES.confirmation} element={<ConfirmationPage />} />
        <Route path={PAGES.privacy} element={<PrivacyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

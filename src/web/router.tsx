import { Route, Routes } from "react-router";
import { PAGES } from "#shared/paths.ts";
import { AdminGate } from "./AdminGate.tsx";
import { ConfirmationPage } from "./confirmation/ConfirmationPage.tsx";
import { HomePage } from "./shop/HomePage.tsx";
import { NotFoundPage } from "./shop/NotFoundPage.tsx";
import { PrivacyPage } from "./shop/PrivacyPage.tsx";
import { useScrolling } from "./shop/useScrolling.ts";

/** Every page, for the server and the browser alike. */
export function AppRoutes() {
  useScrolling();
  return (
    <Routes>
      <Route path={PAGES.home} element={<HomePage />} />
      <Route path={PAGES.admin} element={<AdminGate />} />
      <Route path={PAGES.confirmation} element={<ConfirmationPage />} />
      <Route path={PAGES.privacy} element={<PrivacyPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

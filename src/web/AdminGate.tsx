import { useEffect } from "react";
import { pageTitle } from "#shared/page.ts";
import { Logo } from "./shop/Logo.tsx";
import { useShop } from "./shop/shop-context.ts";
import { visuallyHidden } from "./ui/layout.css.ts";
import { loading } from "./AdminGate.css.ts";

/** The way to the admin panel, whose code no shopper loads. */
export function AdminGate() {
  const { name } = useShop();
  useEffect(() => {
    document.title = pageTitle("Admin", name);
  }, [name]);
  return (
    <main className={loading}>
      <h1 className={visuallyHidden}>Admin</h1>
      <Logo />
      <p role="status">Loading...</p>
    </main>
  );
}

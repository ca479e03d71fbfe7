import { Newsletter } from "../newsletter/Newsletter.tsx";
import { Hero } from "./Hero.tsx";
import { Process } from "./Process.tsx";
import { Products } from "./Products.tsx";
import { Promo } from "./Promo.tsx";
import { ShopLayout } from "./ShopLayout.tsx";
import { Social } from "./Social.tsx";

/** The storefront: all of it on one page. */
export function HomePage() {
  return (
    <ShopLayout title="Handmade resin claw clips">
      <Hero />
      <Products />
      <Promo />
      <Process />
      <Social />
      <Newsletter />
    </ShopLayout>
  );
}

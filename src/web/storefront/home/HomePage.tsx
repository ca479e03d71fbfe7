import { deferred } from "#web/ui/deferred.tsx";
import { Hero } from "./Hero.tsx";
import { Products } from "./Products.tsx";

// Below the first view, so its code is loaded later. Its markup is in the page,
// and so are its styles.
const HomeSections = deferred(
  ["home"],
  () => import("./HomeSections.tsx").then((module) => module.HomeSections),
  async () => {},
);

/** The storefront, all on one page. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Products />
      <HomeSections />
    </>
  );
}

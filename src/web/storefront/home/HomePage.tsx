import { deferred } from "#web/ui/deferred.tsx";
import { Hero } from "./Hero.tsx";
import { Products } from "./Products.tsx";

// Below the first view, so its code is loaded later. Its markup is in the page,
// and so are its styles.
const HomeRest = deferred(
  ["home"],
  () => import("./HomeRest.tsx").then((module) => module.HomeRest),
  async () => {},
);

/** The storefront, all on one page. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Products />
      <HomeRest />
    </>
  );
}

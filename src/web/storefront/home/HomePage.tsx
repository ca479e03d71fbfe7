import { deferred } from "#web/ui/deferred.tsx";
import { Hero } from "./Hero.tsx";
import { Products } from "./Products.tsx";

// Below the first view, so its code is loaded later.
const HomeRest = deferred("first view", () =>
  import("./HomeRest.tsx").then((module) => module.HomeRest),
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

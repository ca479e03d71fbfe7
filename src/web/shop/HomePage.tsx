import { deferred } from "../ui/deferred.tsx";
import { Hero } from "./Hero.tsx";
import { Products } from "./Products.tsx";

// What nobody sees at first.
const HomeRest = deferred(() =>
  import("./HomeRest.tsx").then((module) => module.HomeRest),
);

/** The storefront: all of it on one page. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Products />
      <HomeRest />
    </>
  );
}

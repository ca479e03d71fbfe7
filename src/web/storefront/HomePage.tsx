import { deferred } from "#web/ui/deferred.tsx";
import { usePage } from "#web/data/shop-context.ts";
import { Hero } from "./Hero.tsx";
import { Products, useIsEmpty } from "./Products.tsx";

// Below the first view, so its code is loaded later. Its markup is in the page,
// and so are its styles.
const HomeSections = deferred(
  ["home"],
  () => import("./HomeSections.tsx").then((module) => module.HomeSections),
  async () => {},
);

// Only shops without clips load it.
const FirstDay = deferred(["home"], () =>
  import("./FirstDay.tsx").then((module) => module.FirstDay),
);

/** The storefront, all on one page. */
export function HomePage() {
  const { site, tools } = usePage();
  const { imageUrl, films } = site.hero;
  const isBare = imageUrl === "" && films.length === 0 && !tools;
  return (
    <>
      {useIsEmpty() && isBare ? <FirstDay /> : <Hero />}
      <Products />
      <HomeSections />
    </>
  );
}

import { Newsletter } from "#web/newsletter/Newsletter.tsx";
import { Process } from "./Process.tsx";
import { Promo } from "./Promo.tsx";
import { Social } from "./Social.tsx";

/** The sections of the home page below the products. */
export function HomeRest() {
  return (
    <>
      <Promo />
      <Process />
      <Social />
      <Newsletter />
    </>
  );
}

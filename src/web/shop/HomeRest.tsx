import { Newsletter } from "../newsletter/Newsletter.tsx";
import { Process } from "./Process.tsx";
import { Promo } from "./Promo.tsx";
import { Social } from "./Social.tsx";

/** The home page below the clips. */
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

import { pictureUrl, srcSet } from "#shared/picture-urls.ts";
import { Icon } from "../ui/Icon.tsx";
import {
  head,
  headTitle,
  link,
  visuallyHidden,
  wrap,
} from "../ui/layout.css.ts";
import { useShop } from "./shop-context.ts";
import * as css from "./Social.css.ts";

const PICTURES = [
  {
    file: "/gallery/flatlay.webp",
    alt: "Five claw clips on cream paper with a few pearls",
  },
  {
    file: "/gallery/hinge.webp",
    alt: "The golden spring of an apricot clip, close up",
  },
  { file: "/gallery/petals.webp", alt: "Pressed flowers inside clear resin" },
  { file: "/gallery/macro.webp", alt: "Tortoise resin, close up" },
  { file: "/gallery/dish.webp", alt: "A sage clip on a speckled dish" },
  {
    file: "/gallery/plinth.webp",
    alt: "A lemon and peach clip on a stone plinth",
  },
];
const HELD = { widths: [320, 480, 800] };

/** Pictures as the shop posts them, and the way to its social page. */
export function Social() {
  const { socialUrl } = useShop();
  return (
    <section className={css.social} aria-labelledby="social-title">
      <div className={wrap}>
        <div className={head}>
          <h2 className={headTitle} id="social-title">
            Clips in the wild
          </h2>
          {socialUrl ? (
            <a
              className={`${link} ${css.more}`}
              href={socialUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              See more on our social page
              <Icon name="external" />
              <span className={visuallyHidden}>(opens in a new tab)</span>
            </a>
          ) : (
            <p className={css.soon}>Our social page is on its way.</p>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard */}
      <ul className={css.feed} tabIndex={0} aria-label="Pictures of our clips">
        {PICTURES.map(({ file, alt }, index) => (
          <li key={file} className={css.place}>
            <img
              className={css.picture}
              src={pictureUrl(file, 480)}
              srcSet={srcSet(file, HELD)}
              sizes={`(min-width:1024px) ${index === 0 ? 38 : 19}vw, 64vw`}
              alt={alt}
              width={800}
              height={800}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { srcSet } from "#shared/images/rules.ts";
import type { Site } from "#shared/site/schema.ts";
import * as css from "./Hero.css.ts";
import { POSTER_SIZES, POSTER_SOURCES } from "./hero-crops.ts";

type HeroPictureProps = {
  imageUrl: string;
  /** The stored size and widths of the picture. */
  picture: Site["pictures"][string] | undefined;
};

/** The hero's picture, or the first frame of its film. */
export function HeroPicture({ imageUrl, picture }: HeroPictureProps) {
  const sources = POSTER_SOURCES[imageUrl];
  const image = (
    <img
      className={css.picture}
      src={imageUrl}
      srcSet={srcSet(imageUrl, picture)}
      sizes={POSTER_SIZES}
      width={picture?.width}
      height={picture?.height}
      alt=""
      fetchPriority="high"
    />
  );
  if (!sources) return image;
  return (
    <picture className={css.sources}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {image}
    </picture>
  );
}

import { useMessages } from "#web/data/messages.ts";
import { pictureAtLeast } from "#shared/images/rules.ts";
import { ampersand, logo, picture } from "./Logo.css.ts";
import { SectionLink } from "./SectionLink.tsx";
import { usePage } from "#web/data/shop-context.ts";
import { classNames } from "./class-names.ts";

/** The shop's name with its ampersand in color; links to the home page. */
export function Logo({ className }: { className?: string }) {
  const { logo: label } = useMessages("first");
  const { shop, site } = usePage();
  const { name } = shop;
  const [first = name, ...rest] = name.split("&").map((part) => part.trim());
  return (
    <SectionLink
      className={classNames(logo, className)}
      section="home"
      aria-label={label(name)}
    >
      {site.mark && (
        <img
          className={picture}
          src={pictureAtLeast(site.mark, site.pictures[site.mark], 160)}
          alt=""
          width={160}
          height={160}
        />
      )}
      <span>{first}</span>
      {rest.map((part) => (
        <span key={part}>
          <b className={ampersand} aria-hidden="true">
            &amp;
          </b>
          <span>{part}</span>
        </span>
      ))}
    </SectionLink>
  );
}

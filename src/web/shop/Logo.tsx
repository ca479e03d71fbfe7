import { ampersand, logo } from "./Logo.css.ts";
import { SectionLink } from "./SectionLink.tsx";
import { useShop } from "./shop-context.ts";
import { classNames } from "../ui/class-names.ts";

/** The shop's name; its ampersand stands in color. */
export function Logo({ className }: { className?: string }) {
  const { name } = useShop();
  const [first = name, ...rest] = name.split(/\s*&\s*/);
  return (
    <SectionLink
      className={classNames(logo, className)}
      section="home"
      aria-label={`${name}, home`}
    >
      {first}
      {rest.map((part) => (
        <span key={part}>
          <b className={ampersand} aria-hidden="true">
            &amp;
          </b>
          {part}
        </span>
      ))}
    </SectionLink>
  );
}

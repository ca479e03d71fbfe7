import type { ReactNode } from "react";
import {
  type SiteTextProps,
  usePage,
  useShop,
} from "#web/data/shop-context.ts";
import { NOT_STARTED_ID } from "#shared/api/paths.ts";
import { useMessages } from "#web/data/messages.ts";
import { link } from "./layout.css.ts";

/**
 * A text with an element, mostly a link, in the place of its "{}". Spans, so
 * that a browser that translates the page replaces no text of React's.
 */
export function TextWith({ text, children }: TextWithProps) {
  const [before, after] = text.split("{}");
  return (
    <>
      {before && <span>{before}</span>}
      {children}
      {after && <span>{after}</span>}
    </>
  );
}

type TextWithProps = { text: string; children: ReactNode };

/** The support address as a mail link. */
export function SupportLink({ className }: { className?: string }) {
  const { supportEmail } = useShop();
  return (
    <a className={className} href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
}

/**
 * Says how to order where the page's code cannot start, as in a browser that is
 * too old. The boot script shows it.
 */
export function NotStarted({ className }: { className?: string }) {
  const { notStarted } = useMessages("first");
  return (
    <p id={NOT_STARTED_ID} className={className} role="alert" hidden>
      <TextWith text={notStarted}>
        <SupportLink className={link} />
      </TextWith>
    </p>
  );
}

/**
 * A text that the maker wrote and can edit in place. `<bdi>` keeps the
 * punctuation of a right-to-left text at the end of the text.
 */
export function SiteText(props: SiteTextProps) {
  const { tools } = usePage();
  return tools ? <tools.Text {...props} /> : <bdi>{props.text}</bdi>;
}

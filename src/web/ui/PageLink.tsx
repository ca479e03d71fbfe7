import type { ComponentProps, MouseEvent } from "react";
import { useLocation } from "react-router";
import { useGoTo } from "#web/data/history.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the shop. */
  to: string;
  /** Called in place of `go` when the link is followed. */
  onFollow?: (link: Element, go: () => void) => void;
};

/** A link within the shop, followed without a page load. */
export function PageLink({ to, onClick, onFollow, ...rest }: PageLinkProps) {
  const goTo = useGoTo();
  const { pathname, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    // A link to the current address adds no history entry.
    const go = () => goTo(to, { replace: to === pathname + hash });
    if (onFollow) onFollow(event.currentTarget, go);
    else go();
  };
  return <a {...rest} href={to} onClick={follow} />;
}

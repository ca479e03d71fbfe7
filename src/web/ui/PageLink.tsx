import type { ComponentProps, MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the shop. */
  to: string;
};

/** A link within the shop, followed without a page load. */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    // A link to the current address adds no history entry.
    void navigate(to, { replace: to === pathname + hash });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

import { PAGES } from "#shared/api/paths.ts";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import * as css from "./NotFoundPage.css.ts";

/** The page of every unknown address. */
export function NotFoundPage() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <OpenClip className={css.clip} />
      <h1 className={css.title}>404 Page Not Found</h1>
      <p className={css.text}>
        This page has slipped out. Everything else is still holding.
      </p>
      <ButtonLink to={PAGES.home} size="large">
        Back to the shop
      </ButtonLink>
    </div>
  );
}

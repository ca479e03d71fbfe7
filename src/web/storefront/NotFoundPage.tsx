import { useMessages } from "#web/data/messages.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ButtonLink } from "#web/ui/button/ButtonLink.tsx";
import { wrap } from "#web/ui/theme/layout.css.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import * as css from "./NotFoundPage.css.ts";

/** The page of every unknown address. */
export function NotFoundPage() {
  const { notFound } = useMessages("pages");
  return (
    <div className={`${wrap} ${css.page}`}>
      <OpenClip className={css.clip} />
      <h1 className={css.title}>{notFound.title}</h1>
      <p className={css.text}>{notFound.text}</p>
      <ButtonLink to={PAGES.home} size="large">
        {notFound.back}
      </ButtonLink>
    </div>
  );
}

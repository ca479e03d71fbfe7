import { useMessages } from "#web/data/messages.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import * as css from "./ContentPage.css.ts";

type NotFoundPageProps = {
  /** Whether it is the address of an order, which can be mailed again. */
  isOrder?: boolean;
};

/** The page of every unknown address. */
export function NotFoundPage({ isOrder = false }: NotFoundPageProps) {
  const { notFound } = useMessages("home").pages;
  const { titles } = useMessages("first");
  return (
    <div className={`${wrap} ${css.page}`}>
      <OpenClip className={css.clip} />
      <h1 className={css.notFoundTitle}>{notFound.title}</h1>
      <p className={css.notFoundText}>
        {isOrder ? notFound.order : notFound.text}
      </p>
      {isOrder && (
        <ButtonLink to={PAGES.orders} size="large">
          {titles.orders}
        </ButtonLink>
      )}
      <ButtonLink
        to={PAGES.home}
        kind={isOrder ? "line" : undefined}
        size="large"
      >
        {notFound.back}
      </ButtonLink>
    </div>
  );
}

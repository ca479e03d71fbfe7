import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type PointerEvent, useRef } from "react";
import { productPath } from "#shared/api/paths.ts";
import {
  type ProductOpening,
  productOpening,
} from "#web/data/product-opening.ts";
import { PageLink } from "./PageLink.tsx";

type ProductLinkProps = Omit<ComponentProps<typeof PageLink>, "to"> & {
  slug: string;
};

/** The time for which a mouse rests on what it is going to press. */
const INTENT_MS = 65;

/** A link to the page of a product, which is fetched before it is pressed. */
export function ProductLink({ slug, ...rest }: ProductLinkProps) {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const whenLoaded = (
    run: (opening: ProductOpening) => void,
    fail: () => void,
  ) => {
    const { loaded, load } = productOpening;
    if (loaded) run(loaded);
    else void load().then(run, fail);
  };
  const prepare = () =>
    // A failure is not shown here: the page asks again and shows it.
    whenLoaded(
      (opening) => opening.prepare(queryClient, slug),
      () => {},
    );
  const onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") timer.current = setTimeout(prepare, INTENT_MS);
  };
  return (
    <PageLink
      {...rest}
      to={productPath(slug)}
      onPointerDown={prepare}
      onPointerEnter={onEnter}
      onPointerLeave={() => clearTimeout(timer.current)}
      onFollow={(link, go) =>
        whenLoaded(
          (opening) => opening.open(link, { queryClient, slug, go }),
          go,
        )
      }
    />
  );
}

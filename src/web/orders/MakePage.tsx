import { mailto, tel } from "#shared/text/links.ts";
import type { MakerOrder } from "#shared/orders/life-schema.ts";
import { STATUS_NAMES } from "#shared/orders/status.ts";
import { usePage, useShop } from "#web/data/shop-context.ts";
import { useTitle } from "#web/data/useTitle.ts";
import { Button } from "#web/ui/Button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./MakePage.css.ts";
import { MakerActions } from "./MakerActions.tsx";
import { useMakerOrder } from "./order-data.ts";
import { OrderedItems } from "./OrderedItems.tsx";
import { OrderSteps, ShortTime } from "./OrderSteps.tsx";
import { PickLists } from "./PickLists.tsx";

/** An order for the maker: what to make, whom to call, and what is done. */
export function MakePage() {
  const { name } = useShop();
  const { orderPage } = usePage();
  const { token, order, refetch, setOrder } = useMakerOrder();
  useTitle(orderPage?.title ?? STATUS_NAMES[order.status]);
  return (
    <main className={css.page}>
      <header className={css.head}>
        <p className={css.shop}>{name}</p>
        <h1 className={css.title}>Order {order.id}</h1>
        <p className={css.placed}>
          <ShortTime iso={order.createdAt} />
          <strong className={css.status} data-status={order.status}>
            {STATUS_NAMES[order.status]}
          </strong>
        </p>
      </header>
      <Contact order={order} />
      <section className={css.work} aria-label="Progress">
        <OrderSteps order={order} />
        <noscript>
          Without scripts this page can be read and printed. To change the
          order, please allow them.
        </noscript>
        <MakerActions
          token={token}
          order={order}
          onChanged={setOrder}
          onRefused={() => void refetch()}
        />
      </section>
      <section className={css.make} aria-labelledby="make-title">
        <h2 className={css.sectionTitle} id="make-title">
          {order.status === "cancelled" ? "What was ordered" : "What to make"}
        </h2>
        <OrderedItems items={order.items} total={order.total} isLarge />
      </section>
      <PickLists lists={order.pickList} />
      <div className={css.foot}>
        <Button kind="line" onClick={() => print()}>
          <Icon name="print" />
          Print the slip
        </Button>
      </div>
    </main>
  );
}

function Contact({ order }: { order: MakerOrder }) {
  const { customerName, customerEmail, customerPhone } = order;
  return (
    <section className={css.contact} aria-labelledby="customer">
      <h2 className={css.customer} id="customer">
        <bdi>{customerName}</bdi>
      </h2>
      <div className={css.ways}>
        <a
          className={buttonClass({ kind: "ink", className: css.way })}
          href={tel(customerPhone)}
        >
          Call <span className={css.address}>{customerPhone}</span>
        </a>
        <a
          className={buttonClass({ kind: "line", className: css.way })}
          href={mailto(customerEmail, `Your order ${order.id}`)}
        >
          Write <span className={css.address}>{customerEmail}</span>
        </a>
      </div>
    </section>
  );
}

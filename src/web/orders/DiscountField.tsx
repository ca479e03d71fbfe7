import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Cart } from "#shared/cart/schema.ts";
import { checkDiscount } from "#shared/discounts/calls.ts";
import { CODE_LIMITS } from "#shared/discounts/rules.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import { send } from "#web/data/api.ts";
import {
  applyCode,
  isPatient,
  type UsedDiscount,
  useDiscount,
} from "#web/data/discount.ts";
import { reasonOf } from "#web/data/failure.ts";
import { useMessages, useSayError } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { FieldError } from "#web/ui/FieldError.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./DiscountField.css.ts";

type DiscountFieldProps = {
  cart: Cart;
  /** Among the sums: what the code takes there; absent below the total. */
  takesCents?: number | undefined;
};

/** The field for a code, folded, and what a code takes once it is applied. */
export function DiscountField({ cart, takesCents = 0 }: DiscountFieldProps) {
  const discount = useDiscount(cart);
  const { code, used, refusal, orderRefusal, isOpen } = discount;
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<"applied" | "removed">();
  const isKept = used !== undefined || isPatient(refusal);
  // Where the focus was goes away: to what stands in its place.
  useEffect(() => {
    // A code that is applied is reckoned first.
    if (wanted === undefined || (wanted === "applied" && !isKept)) return;
    const next = place.current?.querySelector<HTMLElement>("[data-next]");
    next?.focus();
    setWanted(undefined);
  }, [wanted, isKept]);
  // What an order was refused for is told here, and mended here.
  useEffect(() => {
    if (!takeNews(orderRefusal)) return;
    const find = (wanted: string) =>
      place.current?.querySelector<HTMLElement>(wanted);
    (find("input") ?? find("[data-next]"))?.focus();
  }, [orderRefusal]);
  if (cart.length === 0 || (!isOpen && code === null)) return null;
  const remove = () => {
    applyCode(null);
    setWanted("removed");
  };
  return (
    <div ref={place} className={css.slot}>
      {isKept ? (
        <Kept discount={discount} takesCents={takesCents} onRemove={remove} />
      ) : (
        <Fold
          key={code}
          code={code ?? ""}
          refusal={refusal}
          isChecking={code !== null && discount.isChecking}
          onApplied={(applied) => {
            applyCode(applied);
            setWanted("applied");
          }}
          onClose={remove}
        />
      )}
    </div>
  );
}

let told: Error | undefined;

/** Whether a refusal is a new one, wherever the field stands by then. */
function takeNews(refusal: Error | undefined): boolean {
  const isNews = refusal !== undefined && refusal !== told;
  told = refusal ?? told;
  return isNews;
}

type KeptProps = {
  discount: UsedDiscount;
  takesCents: number;
  onRemove: () => void;
};

/** What the code takes, or what it waits for, with the way to take it out. */
function Kept({ discount, takesCents, onRemove }: KeptProps) {
  const { discount: t } = useMessages("buy");
  const say = useSayError();
  const formats = useFormats();
  const { code, used, refusal } = discount;
  const shown = used?.code ?? code ?? "";
  const amount = used && formatPrice(used.amount, formats);
  const isNothing = used?.amount === "0.00";
  const words =
    used?.kind === "delivery"
      ? t.free
      : isNothing
        ? t.none
        : t.takes(amount ?? "");
  const hasSum = used !== undefined && takesCents > 0;
  return (
    <div className={css.line} role="status">
      {!hasSum && (
        <Icon
          name={used ? "tick" : "clock"}
          className={used ? css.tick : css.clock}
        />
      )}
      <span className={css.words}>
        {used ? (
          <>
            <bdi dir="ltr" className={css.code}>
              {shown}
            </bdi>{" "}
            {!hasSum && <span>{words}</span>}
          </>
        ) : (
          <span>{say(reasonOf(refusal))}</span>
        )}
      </span>
      <IconButton
        icon="close"
        label={t.remove(shown)}
        className={css.remove}
        data-next=""
        onClick={onRemove}
      />
      {hasSum && <span>{`−${formatCents(takesCents, formats)}`}</span>}
    </div>
  );
}

type FoldProps = {
  /** A code that the shop refused, and why. */
  code: string;
  refusal: Error | null;
  isChecking: boolean;
  onApplied: (code: string) => void;
  onClose: () => void;
};

function Fold({ code, refusal, isChecking, onApplied, onClose }: FoldProps) {
  const { discount: t } = useMessages("buy");
  const [isOpen, setOpen] = useState(code !== "");
  const [typed, setTyped] = useState(code);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const id = useId();
  const shownError = error ?? (refusal ? reasonOf(refusal) : undefined);
  const isBusy = isPending || isChecking;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || typed.trim() === "") return;
    setPending(true);
    setError(undefined);
    try {
      const { code: known } = await send(checkDiscount, {
        body: { code: typed },
      });
      onApplied(known);
    } catch (reason) {
      if (isPatient(reason)) onApplied(typed);
      else setError(reasonOf(reason));
    } finally {
      setPending(false);
    }
  };
  const close = () => {
    setOpen(false);
    setError(undefined);
    setTyped("");
    onClose();
  };
  return (
    <>
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        data-next=""
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <span>{t.have}</span>
        <Icon name={isOpen ? "close" : "plus"} />
      </button>
      {isOpen && (
        <form id={id} noValidate onSubmit={(event) => void submit(event)}>
          <div className={css.pill}>
            <label htmlFor={`${id}-code`} className={visuallyHidden}>
              {t.your}
            </label>
            <input
              // biome-ignore lint/a11y/noAutofocus: opened by a press, for typing
              autoFocus={code === ""}
              id={`${id}-code`}
              className={css.input}
              value={typed}
              placeholder={t.your}
              maxLength={CODE_LIMITS.typed}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              aria-invalid={shownError ? true : undefined}
              aria-describedby={shownError && `${id}-error`}
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                event.stopPropagation();
                close();
              }}
            />
            <Button
              type="submit"
              kind="ink"
              size="small"
              isPending={isBusy}
              pendingText={t.checking}
            >
              {t.apply}
            </Button>
          </div>
          <div aria-live="assertive">
            {shownError && (
              <FieldError id={`${id}-error`}>{shownError}</FieldError>
            )}
          </div>
        </form>
      )}
    </>
  );
}

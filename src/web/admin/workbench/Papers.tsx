import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { readChosen } from "#shared/workbench/calls.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useMessages } from "#web/data/messages.ts";
import { keepOnDevice, readFromDevice } from "#web/data/storage.ts";
import { Slip } from "#web/orders/Slip.tsx";
import { AddressLines } from "#web/orders/Travel.tsx";
import { isPrinted } from "#web/orders/Slip.css.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { PickPaper } from "./PickPaper.tsx";
import { usePicks } from "./pick-ticks.ts";
import * as css from "./Papers.css.ts";

/** The papers that can be printed, each in one of its formats. */
const FORMATS = {
  slips: ["a5"],
  labels: ["sheet", "roll"],
  pick: ["a4", "a5"],
} as const;
type What = keyof typeof FORMATS;
type Format = (typeof FORMATS)[What][number];

export type Job = { what: What; ids: readonly number[] };

type PapersProps = { job: Job; isOpen: boolean; onClose: () => void };

/** Prints the papers of several orders as one job, in the format of this device. */
export function Papers({ job, isOpen, onClose }: PapersProps) {
  const { paper: t, pick, send, chosen } = useMessages("bench");
  const { what, ids } = job;
  const [format, setFormat] = useFormat(what);
  const { picks } = usePicks(what === "pick" ? ids : []);
  const queryClient = useQueryClient();
  const wanted = ids.length > 0 ? ids : (picks?.ids ?? []);
  const { data, isError } = useQuery({
    queryKey: [readChosen.path, wanted.join(",")] as const,
    queryFn: ({ signal }) =>
      sendAsMaker(readChosen, { body: { ids: [...wanted] }, signal }),
    enabled: isOpen && wanted.length > 0,
    gcTime: 0,
  });
  const [isPrinting, setPrinting] = useState(false);
  // Nothing is sent of what no longer stands.
  const orders = (data?.orders ?? []).filter(({ stands }) => stands);
  const addressed = orders.filter(({ address }) => address);
  const collected = orders.length - addressed.length;
  const done = () => {
    setPrinting(false);
    queryClient.removeQueries({ queryKey: [readChosen.path] });
    onClose();
  };
  const about = {
    slips: "",
    labels: addressed.length > 0 ? t.labels(addressed.length, collected) : "",
    pick: picks
      ? t.summary(data ? orders.length : wanted.length, picks.clips)
      : "",
  }[what];
  const isNothing = data && what === "labels" && addressed.length === 0;
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={
        { slips: chosen.slips, labels: chosen.labels, pick: pick.printList }[
          what
        ]
      }
      closeLabel={send.close}
      focusFirst="content"
    >
      <div className={css.sheet}>
        {about && <p>{about}</p>}
        {isNothing && <p>{t.noAddress}</p>}
        {FORMATS[what].length > 1 && (
          <fieldset className={css.formats} aria-label={t.format}>
            {FORMATS[what].map((each) => (
              <button
                key={each}
                type="button"
                className={css.format}
                aria-pressed={each === format}
                onClick={() => setFormat(each)}
              >
                {t[each]}
              </button>
            ))}
          </fieldset>
        )}
        {isError && <p role="alert">{t.failed}</p>}
        <Button
          autoFocus
          isPending={!data && !isError && wanted.length > 0}
          pendingText={t.preparing}
          disabled={isNothing || isError}
          onClick={() => setPrinting(true)}
        >
          {pick.print}
        </Button>
      </div>
      {isPrinting && (
        <Printed onDone={done}>
          {what === "slips" && (
            <div className={isPrinted}>
              {orders.map((order) => (
                <Slip
                  key={order.id}
                  order={order}
                  isGift={order.gift !== undefined}
                />
              ))}
            </div>
          )}
          {what === "labels" && <Labels orders={addressed} format={format} />}
          {what === "pick" && picks && (
            <PickPaper
              orders={orders}
              list={picks.list}
              summary={about}
              isSmall={format === "a5"}
            />
          )}
        </Printed>
      )}
    </Dialog>
  );
}

/** The format that was last printed on this device. */
function useFormat(what: What): [Format, (format: Format) => void] {
  const key = `barrette-paper-${what}`;
  const formats: readonly Format[] = FORMATS[what];
  const kept = readFromDevice(key);
  const [chosen, setChosen] = useState<Partial<Record<What, Format>>>({});
  const [first = "a4"] = formats;
  const format = chosen[what] ?? formats.find((each) => each === kept) ?? first;
  return [
    format,
    (next) => {
      keepOnDevice(key, next);
      setChosen((now) => ({ ...now, [what]: next }));
    },
  ];
}

/** Prints what is in it in place of the page, once its pictures are there. */
function Printed(props: { onDone: () => void; children: ReactNode }) {
  const { onDone, children } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: prints once
  useEffect(() => {
    let isOver = false;
    document.body.setAttribute(css.PRINTS, "");
    addEventListener("afterprint", onDone);
    const pictures = [...document.querySelectorAll(`.${css.papers} image`)];
    void Promise.all([...pictures.map(loaded), document.fonts.ready]).then(
      () => {
        if (!isOver) print();
      },
    );
    return () => {
      isOver = true;
      document.body.removeAttribute(css.PRINTS);
      removeEventListener("afterprint", onDone);
    };
  }, []);
  return createPortal(
    <div className={css.papers}>{children}</div>,
    document.body,
  );
}

const PICTURE_MS = 3_000;

/** A picture that does not come is not waited for longer. */
function loaded(picture: Element): Promise<unknown> {
  const image = new Image();
  image.src = picture.getAttribute("href") ?? "";
  const late = new Promise((resolve) => setTimeout(resolve, PICTURE_MS));
  return Promise.race([image.decode().catch(() => {}), late]);
}

type LabelsProps = { orders: readonly MakerOrder[]; format: Format };

/** Addresses alone: 24 to a sheet of A4, or one after the other on a roll. */
function Labels({ orders, format }: LabelsProps) {
  return (
    <div className={css.labels} data-format={format}>
      {orders.map(({ id, address, customerName }) => (
        <address key={id} className={css.label}>
          {address && (
            <AddressLines
              address={address}
              customerName={customerName}
              lineClass={css.labelLine}
            />
          )}
        </address>
      ))}
    </div>
  );
}

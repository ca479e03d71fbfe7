import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { getPush, removeDevice } from "#shared/admin/account-calls.ts";
import { isOwnAddress } from "#web/admin/auth/own-address.ts";
import { useFormatWhen } from "#web/admin/data/format-when.ts";
import { withSession } from "#web/admin/data/session.ts";
import { quiet, statuses } from "#web/admin/form/admin.css.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import * as css from "./Account.css.ts";
import {
  isRinging,
  NotRingingError,
  turnOff,
  turnOn,
  whyNot,
} from "./phone.ts";
import { QuietHours } from "./QuietHours.tsx";
import { Row } from "./Row.tsx";
import { Section } from "./Section.tsx";

const pushQuery = queryOptions({
  queryKey: [getPush.path] as const,
  queryFn: async ({ signal }) => ({
    state: await withSession(() => send(getPush, { signal })),
    isOn: await isRinging(),
  }),
  staleTime: 0,
  gcTime: 0,
});

/** Lets this device ring for a new order, and the others no more. */
export function PhoneSection() {
  const all = useMessages("account");
  const t = all.phone;
  const { failure, loading } = useMessages("storefront");
  const formatWhen = useFormatWhen();
  const push = useQuery(pushQuery);
  const { state, isOn = false } = push.data ?? {};
  const own = isOn ? state?.devices.find((device) => device.isOwn) : undefined;
  const fail = (error: unknown) =>
    showToast(
      {
        title: t.failed,
        description:
          error instanceof NotRingingError
            ? t.noAnswer
            : errorText(error, failure),
      },
      "error",
    );
  const toggle = useMutation({
    mutationFn: async (publicKey: string) => {
      if (isOn) await turnOff(own?.id);
      else await turnOn(publicKey);
    },
    onError: fail,
    onSettled: () => push.refetch(),
  });
  const remove = useMutation({
    mutationFn: (id: number) =>
      withSession(() => send(removeDevice, { params: { id } })),
    onError: fail,
    onSettled: () => push.refetch(),
  });
  const others = state?.devices.filter((device) => device !== own) ?? [];
  return (
    <Section title={t.title} intro={t.intro}>
      {push.isPending && <p className={quiet}>{loading}</p>}
      {push.isError && (
        <Notice tone="bad">
          <p>{all.loadFailed(errorText(push.error, failure))}</p>
        </Notice>
      )}
      {state && (
        <>
          {isOn && <p className={statuses.ok}>{t.isOn}</p>}
          <Obstacle />
          {isOwnAddress() && !whyNot() && (
            <Button
              kind="line"
              size="small"
              isPending={toggle.isPending}
              onClick={() => toggle.mutate(state.publicKey)}
            >
              {isOn ? t.turnOff : t.turnOn}
            </Button>
          )}
          {others.length > 0 && (
            <ul className={css.list} aria-label={t.others}>
              {others.map(({ id, device, createdAt }) => (
                <Row
                  key={id}
                  name={device ?? t.unknown}
                  detail={all.since(formatWhen(new Date(createdAt)))}
                  isPending={remove.isPending}
                  onRemove={() => remove.mutate(id)}
                />
              ))}
            </ul>
          )}
          {state.devices.length > 0 && (
            <QuietHours
              quiet={state.quiet}
              onSaved={() => void push.refetch()}
            />
          )}
        </>
      )}
      <p className={quiet}>{t.install}</p>
    </Section>
  );
}

/** Why this device cannot ring, and what to do about it. */
function Obstacle() {
  const { insecure, phone } = useMessages("account");
  const { publicUrl } = useShop();
  const reason = whyNot();
  const text = isOwnAddress() ? reason && phone[reason] : insecure(publicUrl);
  if (!text) return null;
  return (
    <Notice tone="warning">
      <p>{text}</p>
    </Notice>
  );
}

import { queryOptions, useQuery } from "@tanstack/react-query";
import { getPush, removeDevice } from "#shared/account/calls.ts";
import { isOwnAddress } from "./PasskeyButton.tsx";
import { useFormatWhen } from "#web/data/voice.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useAction, useCall } from "#web/admin/data/useCall.ts";
import { quiet, statuses } from "#web/admin/form/admin.css.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { reasonOf, StatedError } from "#web/data/failure.ts";
import { useMessages, useSayError } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./Account.css.ts";
import {
  isRinging,
  NotRingingError,
  turnOff,
  turnOn,
  whyNot,
} from "./phone.ts";
import { Row, Section } from "./Section.tsx";

const pushQuery = queryOptions({
  queryKey: [getPush.path] as const,
  queryFn: async ({ signal }) => ({
    state: await sendAsMaker(getPush, { signal }),
    isOn: await isRinging(),
  }),
  staleTime: 0,
  gcTime: 0,
});

/** Lets this device ring for a new order, and the others no more. */
export function PhoneSection() {
  const all = useMessages("panel").account;
  const t = all.phone;
  const { loading } = useMessages("first");
  const say = useSayError();
  const formatWhen = useFormatWhen();
  const push = useQuery(pushQuery);
  const { state, isOn = false } = push.data ?? {};
  const own = isOn ? state?.devices.find((device) => device.isOwn) : undefined;
  const after = { failed: t.failed, onSettled: () => push.refetch() };
  const toggle = useAction(async (publicKey: string) => {
    try {
      if (isOn) await turnOff(own?.id);
      else await turnOn(publicKey);
    } catch (error) {
      throw error instanceof NotRingingError
        ? new StatedError(t.noAnswer)
        : error;
    }
  }, after);
  const remove = useCall(removeDevice, after);
  const others = state?.devices.filter((device) => device !== own) ?? [];
  return (
    <Section title={t.title} intro={t.intro}>
      {push.isPending && <p className={quiet}>{loading}</p>}
      {push.isError && (
        <Notice tone="bad">
          <p>{all.loadFailed(say(reasonOf(push.error)))}</p>
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
                  onRemove={() => remove.mutate({ params: { id } })}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <p className={quiet}>{t.install}</p>
    </Section>
  );
}

/** Why this device cannot ring, and what to do about it. */
function Obstacle() {
  const { insecure, phone } = useMessages("panel").account;
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

import { declareWithdrawal } from "#shared/orders/calls.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { SentPage } from "#web/ui/SentPage.tsx";

const NAMES = ["name", "orderId", "email"] as const;
const typed = typedTexts("withdrawal");

/** Withdrawing from an order without the link to its page. */
export function WithdrawPage() {
  const t = useMessages("order").withdrawal;
  return (
    <SentPage
      title={t.title}
      text={t.form.text}
      done={{ title: t.done.title, text: t.form.done }}
      again={t.form.again}
      form={{
        names: NAMES,
        typed,
        texts: { ...t, submit: t.confirm },
        send: (textOf) =>
          send(declareWithdrawal, {
            body: {
              name: textOf("name"),
              orderId: textOf("orderId"),
              email: textOf("email"),
            },
          }),
        children: (propsOf) => (
          <>
            <TextField
              {...propsOf("name")}
              label={t.name}
              autoComplete="name"
            />
            <TextField {...propsOf("orderId")} label={t.order} />
            <TextField
              {...propsOf("email")}
              label={t.email}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          </>
        ),
      }}
    />
  );
}

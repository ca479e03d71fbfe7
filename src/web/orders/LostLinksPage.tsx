import { sendLinks } from "#shared/orders/calls.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { SentPage } from "#web/ui/SentPage.tsx";

const NAMES = ["email"] as const;
const typed = typedTexts("lost-links");

/** Helps shoppers who lost the mail with the link to their order. */
export function LostLinksPage() {
  const { lost: t } = useMessages("buy").delivery;
  return (
    <SentPage
      title={t.title}
      text={t.text}
      done={{ text: t.sent }}
      form={{
        names: NAMES,
        typed,
        texts: { ...t, submit: t.send },
        send: (textOf) => send(sendLinks, { body: { email: textOf("email") } }),
        children: (propsOf) => (
          <TextField
            {...propsOf("email")}
            label={t.email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        ),
      }}
    />
  );
}

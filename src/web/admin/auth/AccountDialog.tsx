import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useMessages, useSayError } from "#web/data/messages.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { changePassword } from "#shared/account/calls.ts";
import { PasswordInput } from "#shared/account/schema.ts";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { checkForm, readFieldErrors } from "#web/admin/form/form-versions.ts";
import { send } from "#web/data/api.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { PasskeySection } from "./PasskeySection.tsx";
import { PhoneSection } from "./PhoneSection.tsx";
import { SessionSection } from "./SessionSection.tsx";
import { NewPasswordField } from "./PasswordField.tsx";
import { keepPhone } from "./phone.ts";
import { Section } from "./Section.tsx";
import * as css from "./Account.css.ts";

type AccountDialogProps = { isOpen: boolean; onClose: () => void };

/** The maker's account: her devices, passkeys, password and sessions. */
export function AccountDialog({ isOpen, onClose }: AccountDialogProps) {
  const { account: t, close } = useMessages("panel");
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={close}
      closesOnScrim={false}
    >
      <div className={css.sections}>
        <PhoneSection />
        <PasskeySection />
        <PasswordSection />
        <SessionSection />
      </div>
    </Dialog>
  );
}

const EMPTY = { password: "", newPassword: "" };

/** Changes the password; the old one is asked for. */
function PasswordSection() {
  const { account, kept } = useMessages("panel");
  const t = account.password;
  const say = useSayError();
  const queryClient = useQueryClient();
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const act = async () => {
    checkForm(PasswordInput, form);
    return send(changePassword, { body: form });
  };
  const change = useAction(act, {
    failed: t.failed,
    kept,
    onSuccess: () => {
      setForm(EMPTY);
      showToast(t.saved);
      // Nobody need be asked for a password of her own any more.
      void queryClient.invalidateQueries(meQuery);
      // All devices rest now; this one stays.
      keepPhone().catch(() => {});
    },
    onError: (error) => setErrors(readFieldErrors(error)),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(undefined);
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: form[name],
    error: errors[name] && say(errors[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      setForm((old) => ({ ...old, [name]: target.value }));
      setErrors({});
    },
  });
  return (
    <Section title={t.title} intro={t.intro}>
      <form className={css.form} noValidate onSubmit={onSubmit}>
        <TextField
          {...field("password")}
          className={compactField}
          type="password"
          label={t.now}
          autoComplete="current-password"
        />
        <NewPasswordField {...field("newPassword")} />
        <Button
          type="submit"
          kind="line"
          size="small"
          className={css.submit}
          isPending={change.isPending}
        >
          {t.save}
        </Button>
      </form>
    </Section>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { setPasswordByLink } from "#shared/account/calls.ts";
import { NewPasswordInput } from "#shared/account/schema.ts";
import { PAGES } from "#shared/api/paths.ts";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import {
  checkForm,
  readFieldErrors,
  requestFocusOnEnter,
  useFocusOnEnter,
} from "#web/admin/form/form-versions.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { send } from "#web/data/api.ts";
import { FormError, formReasonOf } from "#web/data/failure.ts";
import { useMessages, useSayError } from "#web/data/messages.ts";
import { useTitle } from "#web/data/shop-context.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { ShopSide } from "./LoginScreen.tsx";
import * as css from "./Account.css.ts";
import { NewPasswordField } from "./PasswordField.tsx";

/** Sets a new password by the link of a mail, whose token stands behind "#". */
export function NewPasswordScreen() {
  const { account, login } = useMessages("panel");
  const t = account.byLink;
  useTitle(login.window);
  const heading = useFocusOnEnter();
  const [token] = useState(() => location.hash.slice(1));
  return (
    <main className={css.page}>
      <ShopSide />
      <div className={css.main}>
        <div className={css.inner}>
          <Logo className={css.logoPlace} />
          <div>
            <h1 ref={heading} className={css.loginScreenTitle} tabIndex={-1}>
              {t.title}
            </h1>
            <p className={css.subtitle}>{t.intro}</p>
          </div>
          {token ? (
            <NewPasswordForm token={token} />
          ) : (
            <Notice tone="warning">
              <p>{t.incomplete}</p>
            </Notice>
          )}
          <ButtonLink to={PAGES.admin} kind="quiet" size="small">
            {t.toLogin}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const { account, kept } = useMessages("panel");
  const { password: all, byLink: t } = account;
  const say = useSayError();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [newPassword, setNewPassword] = useState("");
  const [error, setError] = useState<string>();
  const save = useMutation({
    mutationFn: () => {
      const body = { token, newPassword };
      checkForm(NewPasswordInput, body);
      return send(setPasswordByLink, { body });
    },
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
      showToast({ title: all.saved.title, description: t.done });
      requestFocusOnEnter();
      void navigate(PAGES.admin, { replace: true });
    },
    onError: (failed) => {
      const { newPassword: refusal } = readFieldErrors(failed);
      setError(refusal);
      // It is said at the field, where a notification would cover the button.
      if (refusal || failed instanceof FormError) return;
      const description = formReasonOf(failed, kept);
      showToast({ title: all.failed, description }, "error");
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form className={css.loginScreenForm} noValidate onSubmit={onSubmit}>
      <NewPasswordField
        value={newPassword}
        error={error && say(error)}
        onChange={({ target }) => {
          setNewPassword(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" isBlock isPending={save.isPending}>
        {t.save}
      </Button>
    </form>
  );
}

import { useMessages } from "#web/data/messages.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { PAGES } from "#shared/api/paths.ts";
import { AdminFrame } from "#web/admin/AdminFrame.tsx";
import { Button } from "#web/ui/button/Button.tsx";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { latePart, useLatePart } from "#web/ui/late/late-part.ts";

const panel = latePart(["errors", "panel"], () =>
  import("#web/admin/AdminPage.tsx").then((module) => module.AdminPage),
);

/** The page of the link in a mail, which few ever see. */
const newPassword = latePart(["errors", "panel"], () =>
  import("#web/admin/auth/NewPasswordScreen.tsx").then(
    (module) => module.NewPasswordScreen,
  ),
);

/** Loads the admin panel, whose code is not part of the shop's. */
export function AdminGate() {
  const isLink = useLocation().pathname === PAGES.adminPassword;
  const part = isLink ? newPassword : panel;
  return <Gate key={String(isLink)} part={part} />;
}

function Gate({ part }: { part: typeof panel }) {
  const t = useMessages("first");
  const [isFailed, setFailed] = useState(false);
  const Panel = useLatePart(part, !isFailed, () => setFailed(true));
  if (Panel)
    return (
      <ErrorBoundary>
        <Panel />
      </ErrorBoundary>
    );
  if (!isFailed) return <AdminFrame />;
  return (
    <AdminFrame>
      <p role="alert">{t.panelFailed}</p>
      <Button onClick={() => setFailed(false)}>{t.tryAgain}</Button>
    </AdminFrame>
  );
}

import { useMessages } from "#web/data/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PAGES, PRODUCT_PATH } from "#shared/api/paths.ts";
import { getAdminSite } from "#shared/admin/item-calls.ts";
import type { PaletteId } from "#shared/site/palettes.ts";
import { Relogin } from "#web/admin/auth/Relogin.tsx";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { send } from "#web/data/api.ts";
import { type EditingTools, usePage } from "#web/data/shop-context.ts";
import { productPageQuery } from "#web/data/queries.ts";
import { useStore } from "#web/data/store.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { TOOLBAR_ATTRIBUTE } from "#web/ui/toast-place.ts";
import { paletteProperties } from "#web/ui/palette.ts";
import { Controls } from "./Controls.tsx";
import {
  beginDraft,
  draftStore,
  isChanged,
  redo,
  resumeDraft,
  undo,
  withoutDraft,
} from "./draft.ts";
import { EditableText } from "./EditableText.tsx";
import { EditorBar, type Opens } from "./EditorBar.tsx";
import { FirstDayBar } from "./FirstDayBar.tsx";
import * as css from "./SiteEditor.css.ts";

const TOOLS: EditingTools = { Text: EditableText, Controls };

/** Lets the maker edit the page that is shown. */
export function SiteEditor() {
  const me = useQuery(meQuery);
  const draft = useStore(draftStore);
  const [opens, setOpens] = useState<Opens>();
  useDraftOnPage();
  useShortcuts(draft !== undefined);
  useLeaveQuestion();
  return (
    <>
      {draft ? <EditorBar opens={opens} /> : <StartBar onOpens={setOpens} />}
      {me.data && <Relogin username={me.data.username} />}
    </>
  );
}

type StartBarProps = {
  /** Called with what the editor is to begin with. */
  onOpens: (opens?: Opens) => void;
};

function StartBar({ onOpens }: StartBarProps) {
  const t = useMessages("panel").editor;
  const { productPage } = useMessages("panel");
  const { pathname } = useLocation();
  const isHome = pathname === PAGES.home;
  const slug = PRODUCT_PATH.exec(pathname)?.[1] ?? "";
  const clip = useQuery({ ...productPageQuery(slug), enabled: false });
  const { site } = usePage();
  useEffect(() => resumeDraft(site), [site]);
  // Fetches the current site, because the page may have been open for long.
  const fetchSite = (_opens?: Opens) => send(getAdminSite, {});
  const start = useAction(fetchSite, {
    failed: t.startFailed,
    onSuccess: (site, opens) => {
      onOpens(opens);
      beginDraft(site);
    },
  });
  return (
    <>
      {isHome && (
        <FirstDayBar isPending={start.isPending} onEdit={start.mutate} />
      )}
      <section
        className={css.start}
        aria-label={t.shop}
        {...{ [TOOLBAR_ATTRIBUTE]: "" }}
      >
        {clip.data?.product.isHidden && (
          <p className={css.status}>{productPage.onlyYou}</p>
        )}
        <ButtonLink to={PAGES.admin} kind="light" size="small">
          {t.admin}
        </ButtonLink>
        <Button
          kind="ink"
          size="small"
          isPending={start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          <Icon name="pencil" />
          <span>{t.edit}</span>
        </Button>
      </section>
    </>
  );
}

/** Shows the draft on the page, with the editing tools and its palette. */
function useDraftOnPage(): void {
  const { change, site } = usePage();
  const draft = useStore(draftStore);
  useEffect(() => {
    change((page) =>
      draft
        ? {
            ...page,
            site: {
              ...page.site,
              ...draft.content,
              // Their prices are as typed, which the checkout cannot add up.
              deliveryOptions: page.site.deliveryOptions,
              pictures: draft.pictures,
            },
            tools: TOOLS,
          }
        : { ...page, tools: undefined },
    );
  }, [change, draft]);
  useEffect(() => () => hideDraft(change), [change]);
  const { palette } = site;
  useEffect(() => applyPalette(palette), [palette]);
}

/**
 * Shows the page as it is saved where the editor is not, such as after a logout
 * in the panel. The draft stays for the next time that the editor is there.
 */
function hideDraft(change: ReturnType<typeof usePage>["change"]): void {
  const draft = draftStore.get();
  if (!draft) return;
  change(({ site, ...page }) => ({
    ...page,
    site: withoutDraft(draft, site),
    tools: undefined,
  }));
  applyPalette(draft.shown.palette);
}

function applyPalette(palette: PaletteId): void {
  for (const [property, value] of paletteProperties(palette))
    document.documentElement.style.setProperty(property, value);
}

/** Handles the usual undo and redo keys, in place of the browser's handling. */
function useShortcuts(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isInDialog(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn]);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}

function useLeaveQuestion(): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isChanged(draftStore.get())) event.preventDefault();
    };
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, []);
}

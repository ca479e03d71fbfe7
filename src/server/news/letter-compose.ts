import { MINUTE_MS } from "#shared/text/dates.ts";
import type { LetterInput } from "#shared/letters/schema.ts";
import { campaignOfLetter } from "#shared/visits/rules.ts";
import type { Deps } from "#server/deps.ts";
import type { Mail, OutgoingMail } from "#server/mail/mail.ts";
import { type MailKinds, outgoing } from "#server/mail/compose.ts";
import type { MailVoice } from "#server/mail/templates/layout.ts";
import { type HeadOf, readTheme } from "#server/mail/templates/head.ts";
import { headPictures } from "#server/mail/templates/theme.ts";
import {
  CLIP_PICTURE_PX,
  mailPictures,
  TEXT_PICTURE_PX,
} from "#server/clips/mail-pictures.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { hashToken } from "#server/runtime/random.ts";
import type { Token } from "#server/site/markdown.ts";
import { loadMarkdown } from "#server/site/page-store.ts";
import { drawMailHead } from "#server/site/mail-head.ts";
import { readSiteContent } from "#server/site/store.ts";
import type { LetterMail } from "./letter-claims.ts";
import { beginningOf, readPieces } from "./letter-content.ts";
import { composeLetterMail } from "./letter-mail.ts";
import { getLetterRow } from "./letter-store.ts";

/** A letter; one that is still being written may have no number. */
type Written = LetterInput & { slug: string; id?: number };
type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads what the mails of a letter have in common, whoever sends them. */
async function readContent(
  deps: Deps,
  { id, subject, markdown, slug }: Written,
) {
  const pieces = await readPieces(deps, markdown);
  const { readReferences, renderMarkdown } = await loadMarkdown();
  const references = readReferences(markdown);
  const wanted = pieces.flatMap((piece) => {
    if (piece.kind === "clip")
      return [{ imageUrl: piece.product.imageUrl, widthPx: CLIP_PICTURE_PX }];
    const urls: string[] = [];
    const note = (token: Token) => {
      if (token.type === "image") urls.push(String(token.attrGet("src")));
    };
    renderMarkdown(piece.markdown, note, references);
    return urls.map((imageUrl) => ({ imageUrl, widthPx: TEXT_PICTURE_PX }));
  });
  return {
    subject,
    slug,
    campaign: id === undefined ? "" : campaignOfLetter(id),
    line: await beginningOf(markdown),
    pieces,
    pictures: await mailPictures(deps, wanted),
    renderMarkdown,
    references,
  };
}

/** Reads how a shop looks and speaks in its letters. */
async function readVoice(deps: Deps, pictureMs: number): Promise<MailVoice> {
  const { config, log } = deps;
  const site = await readSiteContent(deps.db, config);
  const locale = await deps.locale();
  const drawHead = (shop: HeadOf) => drawMailHead(deps, shop);
  const theme = await readTheme(site, 0, { log, drawHead, pictureMs });
  const { colon } = locale.messages.mail;
  return { theme: { ...theme, colon }, locale, publicUrl: config.publicUrl };
}

/** A letter as a mail with the shop's head. */
function toMail(content: Content, voice: MailVoice, token: string): Mail {
  const mail = composeLetterMail({ ...content, ...voice, token });
  const { pictures = [] } = mail;
  return { ...mail, pictures: [...headPictures(voice.theme), ...pictures] };
}

/** Creates the function that writes the mails of letters to their subscribers. */
export function createLetterComposer(
  deps: Deps,
  pictureMs: number,
): (mail: LetterMail) => Promise<OutgoingMail> {
  const editions = createBoundedCache<Edition>(4);
  return async ({ letterId, subscriberId, email, token }) => {
    const now = deps.clock.now();
    // Clips that are sold out or renamed meanwhile are shown so a minute later.
    const minute = Math.floor(now / MINUTE_MS);
    const edition = await editions(`${letterId} ${minute}`, async () => {
      const row = await getLetterRow(deps.db, letterId);
      const content = await readContent(deps, row);
      const voice = await readVoice(deps, pictureMs);
      return { content, voice, startedAt: row.startedAt };
    });
    const { content, voice, startedAt } = edition;
    const { mailFrom } = deps.config;
    const { shopName } = voice.locale;
    // Always the same for the same subscriber, even after a restore.
    const id = hashToken(`${letterId} ${startedAt} ${subscriberId}`);
    return outgoing(
      toMail(content, voice, token),
      { mailFrom, shopName },
      {
        id: subscriberId,
        label: "letter",
        to: email,
        messageId: `letter-${id.slice(0, 32)}`,
        now,
      },
    );
  };
}

type Edition = { content: Content; voice: MailVoice; startedAt: number | null };

/** A letter as the maker gets it: its unsubscribe link belongs to nobody. */
export const letterTest = (deps: Deps) =>
  ({
    letter_test: {
      async compose({ remarks }, { speak }) {
        const row = await getLetterRow(deps.db, remarks?.letterId ?? 0);
        const content = await readContent(deps, row);
        return composeLetterMail({ ...content, ...(await speak()), token: "" });
      },
    },
  }) satisfies Partial<MailKinds>;

const PREVIEW_PICTURE_MS = 5_000;

/** A letter as a mail with its pictures inside, and the line in the inbox. */
export async function previewMail(
  deps: Deps,
  letter: Written,
): Promise<{ mail: string; styles: string; line: string }> {
  const content = await readContent(deps, letter);
  const mail = toMail(content, await readVoice(deps, PREVIEW_PICTURE_MS), "");
  // The panel's policy takes no style sheet within the page.
  const [before = "", styles = "", after = ""] = mail.html.split(
    /<style>([^<]*)<\/style>/,
  );
  const html = (mail.pictures ?? []).reduce(
    (text, { cid, png, type = "image/png" }) =>
      text.replaceAll(`cid:${cid}`, `data:${type};base64,${png.toBase64()}`),
    before + after,
  );
  return { mail: html, styles, line: content.line };
}

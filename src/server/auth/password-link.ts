import { and, eq, gte, lt } from "drizzle-orm";
import { PASSWORD_LINK_MINUTES } from "#shared/account/rules.ts";
import { newPasswordPath } from "#shared/api/paths.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Tx } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { passwordLinks } from "#server/db/schema/admins.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { createExactLimiter } from "#server/http/rate-limit.ts";
import type { MailKinds } from "#server/mail/compose.ts";
import type { Mail } from "#server/mail/mail.ts";
import { enqueueMail } from "#server/mail/queue.ts";
import { button } from "#server/mail/templates/blocks.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import { paragraph } from "#server/mail/templates/pieces.ts";
import { hashToken, randomToken } from "#server/runtime/random.ts";
import { type Admin, findOnlyAdmin } from "./store.ts";

// The way back of a maker who lost her password: a link to the owner's address.
// The database has only the hash of its token, so the token is made by the mail
// itself, and each try to send it makes another.

const LIFE_MS = PASSWORD_LINK_MINUTES * MINUTE_MS;
const TOKEN_BYTES = 32;
/**
 * Anybody can ask, so the owner gets few mails. Whoever asks for one more finds
 * one there that works for as long again.
 */
const MAILS = { max: 2, windowMs: LIFE_MS / 2 };
const MAILS_KEY = "owner";

/** Limits the mails with links, whoever asks for them. */
export function limitLinkMails(deps: Pick<Deps, "clock" | "db">) {
  const mails = createExactLimiter(deps, "password link mail", 1);
  return { tryTake: () => mails.tryTake(MAILS_KEY, MAILS) };
}

/** Queues a mail with a link, unless the owner has just been mailed. */
export async function mailPasswordLink(
  { commit, clock, config, log, outboxWake }: Deps,
  mails: ReturnType<typeof limitLinkMails>,
): Promise<void> {
  if (!(await mails.tryTake())) return;
  const recipient = config.ownerEmail;
  const now = clock.now();
  await commit(NO_LOCK, (tx) =>
    enqueueMail(tx, { kind: "password_link", recipient, now }),
  );
  log.warn("password_link_mailed");
  outboxWake();
}

/** The mail with a new link, which works from now on. */
export const accountMails = (deps: Deps) =>
  ({
    password_link: {
      compose: async (_, { speak }) => composeLink(deps, await speak()),
    },
  }) satisfies Partial<MailKinds>;

async function composeLink(
  { db, commit, clock, config }: Deps,
  voice: MailVoice,
): Promise<Mail> {
  const { theme, locale, publicUrl } = voice;
  const { username = config.adminUsername } = (await findOnlyAdmin(db)) ?? {};
  const token = randomToken(TOKEN_BYTES);
  const now = clock.now();
  await commit(NO_LOCK, async (tx) => {
    await tx
      .delete(passwordLinks)
      .where(lt(passwordLinks.expiresAt, now))
      .run();
    await tx
      .insert(passwordLinks)
      .values({ tokenHash: hashToken(token), expiresAt: now + LIFE_MS })
      .run();
  });
  const { shopName, messages } = locale;
  const t = messages.mail.passwordLink;
  return {
    subject: t.subject(shopName),
    ...layout(voice, {
      preview: t.text(shopName),
      heading: t.heading,
      body: [
        paragraph(t.text(shopName)),
        button(theme, `${publicUrl}${newPasswordPath(token)}`, t.choose),
        paragraph(t.once(PASSWORD_LINK_MINUTES)),
        paragraph(t.username(username)),
        paragraph(t.notYou),
      ],
    }),
  };
}

/** Returns whose password a link changes. Throws "not_found" once it ended. */
export async function checkPasswordLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<Admin> {
  const [found] = await db
    .select()
    .from(passwordLinks)
    .where(isOpen(token, clock.now()))
    .all();
  const admin = found && (await findOnlyAdmin(db));
  if (!admin) throw ended();
  return admin;
}

/** Uses a link up, under the account's lock. Throws "not_found" likewise. */
export async function takePasswordLink(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  token: string,
): Promise<void> {
  const [taken] = await tx
    .delete(passwordLinks)
    .where(isOpen(token, clock.now()))
    .returning({ expiresAt: passwordLinks.expiresAt })
    .all();
  if (!taken) throw ended();
}

/** Ends all links: with a new password, the others have no use. */
export async function removePasswordLinks(tx: Tx): Promise<void> {
  await tx.delete(passwordLinks).run();
}

/** A clock that is set back must not make the link of an old mail work. */
const isOpen = (token: string, now: number) =>
  and(
    eq(passwordLinks.tokenHash, hashToken(token)),
    gte(passwordLinks.expiresAt, now),
    lt(passwordLinks.expiresAt, now + LIFE_MS + MINUTE_MS),
  );

const ended = () =>
  new Problem("not_found", { message: errorKey("passwordLinkEnded") });

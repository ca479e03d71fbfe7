import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, updatedAt } from "./columns.ts";

// The users of the admin panel, their sessions, passkeys and devices.

export const admins = sqliteTable(
  "admins",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    username: text("username").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Whether the password is still the one that the shop generated. */
    isPasswordGenerated: integer("is_password_generated", { mode: "boolean" })
      .notNull()
      .default(false),
    /**
     * Written by an earlier version, which kept devices silent between two
     * hours.
     */
    quietFrom: integer("quiet_from"),
    quietUntil: integer("quiet_until"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("admins_username").on(table.username)],
);

export const sessions = sqliteTable("sessions", {
  /** SHA-256 of the session cookie, in hex. */
  tokenHash: text("token_hash").primaryKey(),
  adminId: integer("admin_id")
    .notNull()
    .references(() => admins.id, { onDelete: "cascade" }),
  /** Such as "Firefox on Linux"; null for sessions older than this column. */
  browser: text("browser"),
  /** The client's network at login, in the form that rate limits use. */
  network: text("network"),
  createdAt: createdAt(),
  lastUsedAt: integer("last_used_at").notNull(),
});

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    adminId: integer("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    /** Given by the maker, such as "My phone". */
    name: text("name").notNull(),
    credentialId: text("credential_id").notNull(),
    /** In COSE's form, as base64url. */
    publicKey: text("public_key").notNull(),
    /**
     * The number of times that the key has signed; 0 for keys that do not
     * count.
     */
    counter: integer("counter").notNull(),
    transports: text("transports", { mode: "json" }).$type<string[]>(),
    createdAt: createdAt(),
    /** Null: never yet. */
    lastUsedAt: integer("last_used_at"),
  },
  (table) => [uniqueIndex("passkeys_credential").on(table.credentialId)],
);

/** The links with which a maker who lost her password sets a new one. */
export const passwordLinks = sqliteTable(
  "password_links",
  {
    /** SHA-256 of the token in the link, in hex. */
    tokenHash: text("token_hash").primaryKey(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("password_links_expiry").on(table.expiresAt)],
);

/**
 * The challenge that a passkey is asked to sign; a row is removed by its first
 * answer.
 */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    challenge: text("challenge").primaryKey(),
    /** The hash of the session that adds a key; null: somebody signs in. */
    sessionHash: text("session_hash"),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expiry").on(table.expiresAt)],
);

/** The devices that ring for a new order. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    adminId: integer("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    /** The session that asked for it last: when it is ended, the device rests. */
    sessionHash: text("session_hash").notNull(),
    /** Such as "Chrome on Android"; null: unknown. */
    device: text("device"),
    /** The address at the push service, and the keys of the device. */
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** The newest order that the device knows of. */
    toldOrderId: integer("told_order_id").notNull(),
    /** Which attempt holds the lease; a later one has another. */
    claim: text("claim"),
    leasedUntil: integer("leased_until"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: integer("next_attempt_at").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("push_subscriptions_endpoint").on(table.endpoint)],
);

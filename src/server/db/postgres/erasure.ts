import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Db } from "../handle.ts";
import type { Erasure } from "../shop-database.ts";
import type { Pool } from "./pool.ts";

/** The table that setup.sql creates. */
const marks = sqliteTable("marks", { name: text("name").primaryKey() });
const NAME = "erasure";

/**
 * PostgreSQL leaves old rows in its files until a vacuum. VACUUM FULL rewrites
 * every table and locks each one meanwhile, 1 s for 100 MB.
 */
export function createPostgresErasure(pool: Pool, db: Db): Erasure {
  return {
    async isUnfinished() {
      return (await db.select().from(marks).all()).length > 0;
    },
    async begin(tx) {
      await tx.insert(marks).values({ name: NAME }).onConflictDoNothing().run();
    },
    async finish() {
      const connection = await pool.client.reserve();
      try {
        await connection.unsafe("set statement_timeout = 0");
        await connection.unsafe("set lock_timeout = 0");
        await connection.unsafe("vacuum full");
        await connection.unsafe("delete from marks where name = $1", [NAME]);
        await connection.unsafe("reset statement_timeout");
        await connection.unsafe("reset lock_timeout");
      } finally {
        connection.release();
      }
      return true;
    },
  };
}

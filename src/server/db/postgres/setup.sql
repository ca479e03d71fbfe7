-- What only PostgreSQL needs. Run after every change of the schema, so all of
-- it may be run again.

-- SQLite's own function, as far as the shop uses it: a list as rows.
CREATE OR REPLACE FUNCTION json_each(list text) RETURNS TABLE (value text)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT json_array_elements_text(list::json) $$;

-- Counts that every process of the shop shares. After a crash of the server
-- they begin again, so they need no log.
CREATE UNLOGGED TABLE IF NOT EXISTS event_windows (
  key text COLLATE "C" PRIMARY KEY,
  count bigint NOT NULL,
  ends_at bigint NOT NULL
);

-- When a periodic work was last taken on, by whichever process.
CREATE TABLE IF NOT EXISTS turns (
  name text PRIMARY KEY,
  taken_at timestamptz NOT NULL
);

-- What was begun and must be carried to its end.
CREATE TABLE IF NOT EXISTS marks (name text PRIMARY KEY);

-- Rises with everything that changes what pages show.
CREATE TABLE IF NOT EXISTS shop_changes (
  id integer PRIMARY KEY CHECK (id = 1),
  version bigint NOT NULL
);
INSERT INTO shop_changes VALUES (1, 0) ON CONFLICT DO NOTHING;

CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql
AS $$
DECLARE risen bigint;
BEGIN
  UPDATE shop_changes SET version = version + 1 RETURNING version INTO risen;
  PERFORM pg_notify('shop_changes', risen || ' ' || current_setting('application_name'));
  RETURN NULL;
END $$;

-- On every table but those of single shoppers and of the shop's own keeping.
DO $$
DECLARE name text;
BEGIN
  FOR name IN
    SELECT tablename FROM pg_tables
    WHERE schemaname = current_schema()
      AND tablename !~ '^(admins|cart|client_files|clock_marks|designs|event_windows|holds|marks|migrations|order|outbox|pictures|secrets|sessions|shop_changes|subscribers|turns)'
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change()',
      name
    );
  END LOOP;
END $$;

-- Tells the other copies that something in a cart is held or free, which no
-- cached page shows.
CREATE OR REPLACE FUNCTION announce_hold() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('shop_holds', current_setting('application_name'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER announce_hold AFTER INSERT OR UPDATE OR DELETE ON holds
FOR EACH ROW EXECUTE FUNCTION announce_hold();

-- Tells the other copies that an order was placed or has changed, for the
-- maker who has the workbench open.
CREATE OR REPLACE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('shop_orders', current_setting('application_name'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER announce_order AFTER INSERT OR UPDATE OR DELETE ON orders
FOR EACH STATEMENT EXECUTE FUNCTION announce_order();

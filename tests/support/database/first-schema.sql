-- Rows in every table of the first schema (drizzle/0000_shop.sql), each table
-- with ROWS of them: what a shop of that version held.
CREATE TEMP TABLE n AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ROWS) SELECT i FROM n;
INSERT INTO admins SELECT i, 'admin ' || i, 'hash ' || i, i, i FROM n;
INSERT INTO sessions SELECT 'token ' || i, i, i, i FROM n;
INSERT INTO products SELECT i, 'Clip ' || i, 'Line one' || char(10) || 'Zoë 🦋 ' || i, i * 100, '/demo/' || i || '.webp', i % 2, 0, 1, i, i, i, CASE WHEN i % 5 = 0 THEN i END FROM n;
INSERT INTO variants SELECT i, i, 'Size ' || i, i * 10, i % 2, i, NULL FROM n;
INSERT INTO charms SELECT i, 'Charm ' || i, i, '/demo/' || i || '.webp', 1, i, i, i, i, NULL FROM n;
INSERT INTO clip_config VALUES (1, 'Custom Claw Clip', 2500, 'Yours', '/demo/clip.webp', 1, 1);
INSERT INTO carts SELECT i, 'token ' || i, i, i FROM n;
INSERT INTO cart_lines SELECT i, i, i, i, 1 + i % 99, NULL, NULL, i, i FROM n WHERE i % 2 = 0;
INSERT INTO cart_lines SELECT i, i, NULL, NULL, 1, '[' || i || ']', 'ZOË', i, i FROM n WHERE i % 2 = 1;
INSERT INTO designs SELECT i, 'code ' || i, '[' || i || ']', 'MILA', i FROM n;
INSERT INTO orders SELECT 1000 + i, 'Name ' || i, i || '@example.com', '555 01' || i, i * 100, i, CASE WHEN i % 2 = 0 THEN 'key ' || i END, 'hash ' || i, i FROM n;
INSERT INTO order_lines SELECT i, 1000 + i, CASE WHEN i % 2 = 0 THEN i ELSE -1 END, NULL, 'Clip ' || i, NULL, '', 1, i * 100, '', CASE WHEN i % 2 = 1 THEN '[{"id":1,"name":"Moon","price":"1.00","imageUrl":""}]' END, CASE WHEN i % 2 = 1 THEN 'ZOË' END FROM n;
INSERT INTO subscribers SELECT i, i || '@example.org', 'token ' || i, i, i, NULL FROM n;
INSERT INTO outbox SELECT i, 'order_owner', 'owner@example.com', 1000 + i, NULL, '[]', i || '@mail.example.com', 'sent', 1, i, NULL, NULL, NULL, NULL, i, i FROM n;
INSERT INTO pictures SELECT '/uploads/' || i || '.webp', 800, 600, '[320,800]', 'data:', '#ffffff', i FROM n;
DROP TABLE n;

CREATE TABLE `resins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`price_cents` integer NOT NULL,
	`image_url` text NOT NULL,
	`in_stock` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "resins_price" CHECK("resins"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE `cart_lines` ADD `resin_id` integer REFERENCES resins(id);--> statement-breakpoint
ALTER TABLE `designs` ADD `resin_id` integer REFERENCES resins(id);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `resin` text;
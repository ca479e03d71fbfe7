CREATE TABLE `price_points` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`variant_id` integer,
	`price_cents` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `price_points_product` ON `price_points` (`product_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `sale_price_cents` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_from` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_until` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_lowest_cents` integer;--> statement-breakpoint
ALTER TABLE `variants` ADD `sale_price_cents` integer;--> statement-breakpoint
ALTER TABLE `variants` ADD `sale_from` integer;--> statement-breakpoint
ALTER TABLE `variants` ADD `sale_until` integer;--> statement-breakpoint
ALTER TABLE `variants` ADD `sale_lowest_cents` integer;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `regular_cents` integer;
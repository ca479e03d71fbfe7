CREATE TABLE `order_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`status` text NOT NULL,
	`actor` text NOT NULL,
	`note` text NOT NULL,
	`tracking_url` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_events_order` ON `order_events` (`order_id`);--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `status` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `shopper_token_hash` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `maker_token_hash` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `taken_stock` text;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_shopper_token` ON `orders` (`shopper_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_maker_token` ON `orders` (`maker_token_hash`);
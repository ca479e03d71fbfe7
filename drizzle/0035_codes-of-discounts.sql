CREATE TABLE `discounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`code_key` text NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`min_total_cents` integer,
	`max_uses` integer,
	`once_per_customer` integer NOT NULL,
	`leaves_out_sales` integer NOT NULL,
	`is_active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discounts_code` ON `discounts` (`code_key`) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE `orders` ADD `discount` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `discount_id` integer;--> statement-breakpoint
CREATE INDEX `orders_discount` ON `orders` (`discount_id`) WHERE discount_id is not null;
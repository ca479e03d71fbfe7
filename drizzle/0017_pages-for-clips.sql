CREATE TABLE `product_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_slugs_product` ON `product_slugs` (`product_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `slug` text;--> statement-breakpoint
ALTER TABLE `products` ADD `details` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `width_mm` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `is_hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `variants` ADD `width_mm` integer;
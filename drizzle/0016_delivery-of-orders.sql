ALTER TABLE `orders` ADD `delivery` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `address` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `customer_note` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `gift` text;--> statement-breakpoint
ALTER TABLE `site` ADD `last_delivery_id` integer DEFAULT 0 NOT NULL;
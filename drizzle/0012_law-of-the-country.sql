ALTER TABLE `products` ADD `safety` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `unconfirmed_since` integer;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `withdrawals` text;--> statement-breakpoint
ALTER TABLE `content_pages` ADD `is_terms` integer DEFAULT false NOT NULL;
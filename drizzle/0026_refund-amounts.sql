ALTER TABLE `orders` ADD `is_withdrawn` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunds` text;
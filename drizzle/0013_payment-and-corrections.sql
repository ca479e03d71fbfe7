CREATE TABLE `order_corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`changes` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_corrections_order` ON `order_corrections` (`order_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `payment_state` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `payment_asked_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `payment_reminded_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `paid_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunded_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `picked` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `site` ADD `payment` text;
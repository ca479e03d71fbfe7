CREATE TABLE `reminders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`variant_id` integer,
	`email` text NOT NULL,
	`mailbox_hash` text NOT NULL,
	`origin_hash` text NOT NULL,
	`token` text NOT NULL,
	`opens_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_token` ON `reminders` (`token`);--> statement-breakpoint
CREATE INDEX `reminders_product` ON `reminders` (`product_id`);--> statement-breakpoint
CREATE INDEX `reminders_mailbox` ON `reminders` (`mailbox_hash`);--> statement-breakpoint
CREATE INDEX `reminders_origin` ON `reminders` (`origin_hash`);--> statement-breakpoint
ALTER TABLE `products` ADD `available_from` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `reminder_id` integer REFERENCES reminders(id);--> statement-breakpoint
CREATE INDEX `outbox_reminder` ON `outbox` (`reminder_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `ready_by` text;
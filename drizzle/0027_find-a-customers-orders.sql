ALTER TABLE `orders` ADD `mailbox_hash` text;--> statement-breakpoint
CREATE INDEX `orders_mailbox` ON `orders` (`mailbox_hash`);
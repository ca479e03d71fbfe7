ALTER TABLE `outbox` ADD `remarks` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `mailbox_hash` text;--> statement-breakpoint
CREATE INDEX `outbox_mailbox` ON `outbox` (`mailbox_hash`,`created_at`);
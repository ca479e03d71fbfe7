ALTER TABLE `hold_tries` ADD `network_hash` text;--> statement-breakpoint
CREATE INDEX `hold_tries_network` ON `hold_tries` (`network_hash`,`created_at`);--> statement-breakpoint
ALTER TABLE `reminders` ADD `network_hash` text;--> statement-breakpoint
CREATE INDEX `reminders_network` ON `reminders` (`network_hash`);
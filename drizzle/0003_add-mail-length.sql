DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `is_long` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`is_long`,`next_attempt_at`);
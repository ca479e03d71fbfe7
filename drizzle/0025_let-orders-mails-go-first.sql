DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `waits` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`waits`,`is_long`,`next_attempt_at`);
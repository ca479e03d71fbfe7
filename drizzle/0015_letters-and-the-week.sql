CREATE TABLE `letter_mails` (
	`letter_id` integer NOT NULL,
	`subscriber_id` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`claim` text,
	`leased_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`settled_at` integer,
	PRIMARY KEY(`letter_id`, `subscriber_id`),
	FOREIGN KEY (`letter_id`) REFERENCES `letters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `letter_mails_due` ON `letter_mails` (`letter_id`,`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `letter_mails_settled` ON `letter_mails` (`settled_at`);--> statement-breakpoint
CREATE TABLE `letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`subject` text NOT NULL,
	`markdown` text NOT NULL,
	`send_at` integer,
	`started_at` integer,
	`paused_at` integer,
	`finished_at` integer,
	`next_mail_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letters_slug` ON `letters` (`slug`);--> statement-breakpoint
CREATE INDEX `letters_due` ON `letters` (`finished_at`,`send_at`);--> statement-breakpoint
CREATE TABLE `week_mails` (
	`day` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `subscribers` ADD `bounced_at` integer;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `consent_note` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `maker_link_version` integer DEFAULT 0 NOT NULL;
CREATE TABLE `password_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `password_links_expiry` ON `password_links` (`expires_at`);
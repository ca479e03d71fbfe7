ALTER TABLE `orders` ADD `clips_to_make` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `seen_at` integer;
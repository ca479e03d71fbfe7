ALTER TABLE `orders` ADD `language` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `currency` text;
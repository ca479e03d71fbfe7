ALTER TABLE `charms` ADD `was_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `was_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `resins` ADD `was_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `variants` ADD `was_counted` integer DEFAULT false NOT NULL;
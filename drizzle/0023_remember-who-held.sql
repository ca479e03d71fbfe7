CREATE TABLE `hold_tries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`variant_id` integer,
	`origin_hash` text NOT NULL,
	`pieces` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `hold_tries_product` ON `hold_tries` (`product_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `hold_tries_origin` ON `hold_tries` (`origin_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `hold_tries_created` ON `hold_tries` (`created_at`);
CREATE TABLE `product_pictures` (
	`product_id` integer NOT NULL,
	`position` integer NOT NULL,
	`image_url` text NOT NULL,
	`variant_id` integer,
	PRIMARY KEY(`product_id`, `position`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `products` ADD `image_variant_id` integer;
CREATE TABLE `holds` (
	`line_id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`variant_id` integer,
	`quantity` integer NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`line_id`) REFERENCES `cart_lines`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variants`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "holds_quantity" CHECK("holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `holds_product` ON `holds` (`product_id`,`until`);--> statement-breakpoint
ALTER TABLE `products` ADD `stock_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `resins` ADD `stock_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `variants` ADD `stock_quantity` integer DEFAULT 0 NOT NULL;
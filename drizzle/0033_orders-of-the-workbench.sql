ALTER TABLE `order_events` ADD `tracking_carrier` text;--> statement-breakpoint
ALTER TABLE `order_events` ADD `tracking_number` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `memo` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `source` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `search_text` text;--> statement-breakpoint
CREATE INDEX `orders_stage` ON `orders` (`status`,`ready_by`,`id`) WHERE status in ('received', 'making') and is_withdrawn = 0;--> statement-breakpoint
CREATE INDEX `orders_owed` ON `orders` (`status`,`payment_asked_at`,`id`) WHERE status = 'sent' and is_withdrawn = 0 and total_cents > 0 and (payment_state is null or payment_state in ('open', 'asked'));--> statement-breakpoint
CREATE INDEX `orders_refundable` ON `orders` (`id`) WHERE payment_state in ('paid', 'refunded') and (status = 'cancelled' or is_withdrawn = 1 or withdrawals is not null);--> statement-breakpoint
CREATE INDEX `orders_placed` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_unsearched` ON `orders` (`id`) WHERE search_text is null;
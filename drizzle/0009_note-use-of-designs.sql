ALTER TABLE `designs` ADD `last_used_at` integer;--> statement-breakpoint
CREATE INDEX `designs_last_used` ON `designs` (`last_used_at`);--> statement-breakpoint
CREATE INDEX `designs_content` ON `designs` (`custom_text`,`selected_charms`);
CREATE TABLE `clock_marks` (
	`id` integer PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL,
	`steady_since` integer NOT NULL,
	`jumped_from` integer
);

ALTER TABLE "chamber" ADD COLUMN "bin_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "notification_days" smallint DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "access_days" smallint DEFAULT 400 NOT NULL;--> statement-breakpoint
-- The owner sets them, within the limits that the contract names.
GRANT UPDATE (bin_days, notification_days, access_days) ON chamber TO peshi_app;
--> statement-breakpoint
-- Each chamber's own time is up on its own day.
GRANT SELECT (chamber_id) ON access_event TO peshi_system;

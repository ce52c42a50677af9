ALTER TABLE "chamber" ADD COLUMN "second_step_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "second_step_from" date;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "idle_minutes" smallint;--> statement-breakpoint
GRANT UPDATE (second_step_roles, second_step_from, idle_minutes) ON chamber TO peshi_app;

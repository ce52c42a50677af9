ALTER TABLE "cause_list" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "cause_list_entry" ADD COLUMN "time" text;--> statement-breakpoint
ALTER TABLE "hearing" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "time" text;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;
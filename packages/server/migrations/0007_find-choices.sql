ALTER TABLE "pending_find" ADD COLUMN "hits" jsonb;--> statement-breakpoint
ALTER TABLE "pending_find" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;
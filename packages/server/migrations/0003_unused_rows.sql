ALTER TABLE "matter_import" ADD COLUMN "unused_rows" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "matter_import" ADD COLUMN "filled" jsonb DEFAULT '[]'::jsonb NOT NULL;
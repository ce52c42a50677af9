ALTER TABLE "board_state" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cause_list" ADD COLUMN "links" jsonb;
ALTER TABLE "cause_list_entry" ADD COLUMN "next_date" date;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "next_date" date;--> statement-breakpoint
ALTER TABLE "practice_case" ADD COLUMN "not_mine_at" timestamp (3) with time zone;
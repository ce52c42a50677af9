ALTER TABLE "case_order" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "case_order" ADD COLUMN "vanished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_turn" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "operator_turn" ADD COLUMN "busy_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_turn" ADD COLUMN "wanted_until" timestamp (3) with time zone;
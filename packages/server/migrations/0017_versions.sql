ALTER TABLE "alert_plan" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_plan" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "plan_billing" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_billing" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "plan_billing" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matter_client" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "matter_client" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "matter_client" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_note" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_note" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "client_note" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "direction" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "direction" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "direction" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "record_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hearing" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hearing" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "hearing" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_identity" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appeal_tracker" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "appeal_tracker" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "appeal_tracker" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "caveat_tracker" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "caveat_tracker" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "caveat_tracker" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clock" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "clock" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fir_tracker" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fir_tracker" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "fir_tracker" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
GRANT UPDATE (version, edited_by, edited_at) ON chamber TO peshi_app;

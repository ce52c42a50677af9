ALTER TABLE "gateway_payment" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "guests_see_sensitive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
GRANT UPDATE (guests_see_sensitive) ON chamber TO peshi_app;

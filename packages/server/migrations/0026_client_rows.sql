ALTER TABLE "share" DROP CONSTRAINT IF EXISTS "share_of_access";
--> statement-breakpoint
ALTER TABLE "client_consent" ADD COLUMN "came_from" uuid;--> statement-breakpoint
ALTER TABLE "conflict_check" ADD COLUMN "came_from" uuid;--> statement-breakpoint
ALTER TABLE "client_message" ADD COLUMN "came_from" uuid;--> statement-breakpoint
ALTER TABLE "client_note" ADD COLUMN "came_from" uuid;--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "came_from" uuid;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_of_client" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
GRANT UPDATE (client_id, came_from) ON conflict_check, client_message, share TO peshi_app;

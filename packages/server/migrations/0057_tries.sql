CREATE TABLE "try_count" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "try_count_until" ON "try_count" USING btree ("until");--> statement-breakpoint
-- Belongs to no chamber and holds hashes only; nothing but the counting itself comes here.
GRANT SELECT, INSERT, UPDATE, DELETE ON try_count TO peshi_system;

CREATE TABLE "district_site" (
	"court" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"finding" text,
	"said" text,
	"read_at" timestamp (3) with time zone,
	"decision" text
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON district_site TO peshi_system;

CREATE TABLE "court_report" (
	"court" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"read" integer NOT NULL,
	"changed" integer NOT NULL,
	"failing" integer NOT NULL,
	"needs_look" integer NOT NULL,
	"due" integer NOT NULL,
	"oldest_due" timestamp (3) with time zone
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_report TO peshi_system;

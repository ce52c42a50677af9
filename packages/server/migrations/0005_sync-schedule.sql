CREATE TABLE "case_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_health" (
	"operator" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"resting_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "court_case" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "court_case" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "court_case" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "case_event" ADD CONSTRAINT "case_event_case_id_court_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."court_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_event_of_case" ON "case_event" USING btree ("case_id","seen_at");--> statement-breakpoint
CREATE INDEX "case_event_seen" ON "case_event" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "court_case_due" ON "court_case" USING btree ("court","due_at","id");--> statement-breakpoint
ALTER TABLE "court_health" DROP COLUMN "resting_until";--> statement-breakpoint
-- What was read before this day keeps its rhythm: daily, from its last reading.
UPDATE court_case SET due_at = read_at + interval '20 hours';
--> statement-breakpoint
GRANT SELECT ON case_event, operator_health TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON case_event, operator_health TO peshi_system;

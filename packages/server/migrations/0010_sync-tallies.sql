CREATE TABLE "court_tally" (
	"chamber_id" uuid NOT NULL,
	"court" text NOT NULL,
	"followed" integer NOT NULL,
	"due_now" integer NOT NULL,
	"failed" integer NOT NULL,
	"needs_look" integer NOT NULL,
	"problem" text,
	"oldest_read_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "court_tally_chamber_id_court_pk" PRIMARY KEY("chamber_id","court")
);
--> statement-breakpoint
ALTER TABLE "court_tally" ADD CONSTRAINT "court_tally_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "court_case_listed" ON "court_case" USING btree ("court","next_date","due_at","id") WHERE status = 'pending' and sync_state <> 'needs-look';--> statement-breakpoint
CREATE INDEX "court_case_failing" ON "court_case" USING btree ("court","id") WHERE failing_since is not null;--> statement-breakpoint
ALTER TABLE court_tally ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE court_tally FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON court_tally TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_tally TO peshi_app;

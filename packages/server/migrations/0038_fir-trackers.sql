CREATE TABLE "fir_find" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"court" text NOT NULL,
	"query" jsonb NOT NULL,
	"session" jsonb,
	"found" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fir_find_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "fir_reading" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tracker_id" uuid NOT NULL,
	"source" text NOT NULL,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "fir_reading_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "fir_tracker" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"court" text,
	"query" jsonb,
	"state" text NOT NULL,
	"district" text NOT NULL,
	"police_station" text NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"key" text NOT NULL,
	"registered_on" date,
	"status" text NOT NULL,
	"sections" jsonb NOT NULL,
	"accused" jsonb NOT NULL,
	"complainant" text,
	"is_zero" boolean DEFAULT false NOT NULL,
	"later_station" text,
	"later_number" text,
	"later_year" integer,
	"note" text,
	"cases" jsonb NOT NULL,
	"matter_ids" uuid[] NOT NULL,
	"document_id" uuid,
	"default_bail_clock" uuid,
	"check_every" integer NOT NULL,
	"last_checked_at" timestamp (3) with time zone,
	"last_result" text,
	"changed_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "fir_tracker_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "fir_find" ADD CONSTRAINT "fir_find_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fir_reading" ADD CONSTRAINT "fir_reading_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fir_reading" ADD CONSTRAINT "fir_reading_of_tracker" FOREIGN KEY ("chamber_id","tracker_id") REFERENCES "public"."fir_tracker"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fir_tracker" ADD CONSTRAINT "fir_tracker_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fir_find_expired" ON "fir_find" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "fir_reading_of" ON "fir_reading" USING btree ("chamber_id","tracker_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "fir_tracker_once" ON "fir_tracker" USING btree ("chamber_id","key",lower(district)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "fir_tracker_newest" ON "fir_tracker" USING btree ("chamber_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "fir_tracker_bin" ON "fir_tracker" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['fir_tracker', 'fir_reading', 'fir_find'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY of_its_chamber ON %I TO peshi_app
      USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
      WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)$policy$, name);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO peshi_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- A reading is never changed.
GRANT UPDATE ON fir_tracker, fir_find TO peshi_app;
--> statement-breakpoint
-- An FIR of a sensitive matter is known to that matter's team alone.
CREATE POLICY in_confidence ON fir_tracker AS RESTRICTIVE TO peshi_app
  USING (NOT matter_ids && (SELECT peshi_hidden_matters())::uuid[]);
--> statement-breakpoint
CREATE POLICY in_confidence ON fir_reading AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM fir_tracker AS tracker
    WHERE tracker.chamber_id = fir_reading.chamber_id AND tracker.id = fir_reading.tracker_id));
--> statement-breakpoint
CREATE POLICY system_house ON fir_tracker FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
CREATE POLICY system_house ON fir_find FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON fir_tracker TO peshi_system;
--> statement-breakpoint
GRANT SELECT (chamber_id, expires_at) ON fir_find TO peshi_system;

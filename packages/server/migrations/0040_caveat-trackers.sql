CREATE TABLE "caveat_hit" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tracker_id" uuid NOT NULL,
	"source" text NOT NULL,
	"court" text NOT NULL,
	"case_key" text NOT NULL,
	"case_number" text NOT NULL,
	"petitioner" text,
	"respondent" text,
	"reason" text NOT NULL,
	"ref" jsonb,
	"listed_on" date,
	"item" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"matter_id" uuid,
	CONSTRAINT "caveat_hit_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "caveat_hit_once" UNIQUE("chamber_id","tracker_id","case_key")
);
--> statement-breakpoint
CREATE TABLE "caveat_tracker" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid,
	"court" text NOT NULL,
	"establishment" text,
	"court_ref" text,
	"caveat_number" text,
	"caveat_year" integer,
	"caveator" text NOT NULL,
	"caveatee" text NOT NULL,
	"caveator_keys" text[] NOT NULL,
	"caveatee_keys" text[] NOT NULL,
	"subject" text,
	"lodged_on" date NOT NULL,
	"valid_days" integer NOT NULL,
	"expires_on" date NOT NULL,
	"notice_posted_on" date,
	"notice_number" text,
	"note" text,
	"check_every" integer NOT NULL,
	"last_checked_at" timestamp (3) with time zone,
	"last_result" text,
	"matched_at" timestamp (3) with time zone,
	"expired_at" timestamp (3) with time zone,
	"renews" uuid,
	"renewed_by" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "caveat_tracker_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "caveat_hit" ADD CONSTRAINT "caveat_hit_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caveat_hit" ADD CONSTRAINT "caveat_hit_of_tracker" FOREIGN KEY ("chamber_id","tracker_id") REFERENCES "public"."caveat_tracker"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caveat_tracker" ADD CONSTRAINT "caveat_tracker_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caveat_tracker" ADD CONSTRAINT "caveat_tracker_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE SET NULL ("matter_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caveat_tracker_newest" ON "caveat_tracker" USING btree ("chamber_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "caveat_tracker_matter" ON "caveat_tracker" USING btree ("chamber_id","matter_id") WHERE matter_id is not null;--> statement-breakpoint
CREATE INDEX "caveat_tracker_expires" ON "caveat_tracker" USING btree ("expires_on") WHERE deleted_at is null and matched_at is null and renewed_by is null;--> statement-breakpoint
CREATE INDEX "caveat_tracker_bin" ON "caveat_tracker" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['caveat_tracker', 'caveat_hit'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY of_its_chamber ON %I TO peshi_app
      USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
      WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)$policy$, name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO peshi_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- A caveat of a sensitive matter is known to its team alone.
CREATE POLICY in_confidence ON caveat_tracker AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON caveat_hit AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM caveat_tracker AS tracker
    WHERE tracker.chamber_id = caveat_hit.chamber_id AND tracker.id = caveat_hit.tracker_id));
--> statement-breakpoint
CREATE POLICY system_tracking ON caveat_tracker FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, lodged_on, caveator_keys, caveatee_keys, expires_on, matched_at, expired_at, renewed_by, deleted_at) ON caveat_tracker TO peshi_system;

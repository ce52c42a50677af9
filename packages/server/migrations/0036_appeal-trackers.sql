CREATE TABLE "appeal_hit" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tracker_id" uuid NOT NULL,
	"source" text NOT NULL,
	"case_key" text NOT NULL,
	"diary_number" text,
	"diary_year" text,
	"case_number" text,
	"petitioner" text,
	"respondent" text,
	"status" text,
	"registered_on" date,
	"listed_on" date,
	"item" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"matter_id" uuid,
	CONSTRAINT "appeal_hit_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "appeal_hit_once" UNIQUE("chamber_id","tracker_id","case_key")
);
--> statement-breakpoint
CREATE TABLE "appeal_tracker" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid,
	"court_kind" text NOT NULL,
	"state_code" text NOT NULL,
	"bench_code" text NOT NULL,
	"case_type_code" text NOT NULL,
	"state_name" text NOT NULL,
	"bench_name" text NOT NULL,
	"case_type_name" text NOT NULL,
	"case_number" text NOT NULL,
	"case_year" integer NOT NULL,
	"judgment_date" date NOT NULL,
	"petitioner" text,
	"respondent" text,
	"petitioner_keys" text[] NOT NULL,
	"respondent_keys" text[] NOT NULL,
	"note" text,
	"check_every" integer NOT NULL,
	"margin_days" integer NOT NULL,
	"limitation_ends" date NOT NULL,
	"stops_on" date NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"stop_reason" text,
	"last_checked_at" timestamp (3) with time zone,
	"last_result" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "appeal_tracker_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "appeal_hit" ADD CONSTRAINT "appeal_hit_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_hit" ADD CONSTRAINT "appeal_hit_of_tracker" FOREIGN KEY ("chamber_id","tracker_id") REFERENCES "public"."appeal_tracker"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_tracker" ADD CONSTRAINT "appeal_tracker_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_tracker" ADD CONSTRAINT "appeal_tracker_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE SET NULL ("matter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_tracker_once" ON "appeal_tracker" USING btree ("chamber_id","court_kind","state_code","bench_code","case_type_code","case_number","case_year","judgment_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "appeal_tracker_newest" ON "appeal_tracker" USING btree ("chamber_id","created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "appeal_tracker_matter" ON "appeal_tracker" USING btree ("chamber_id","matter_id") WHERE matter_id is not null;--> statement-breakpoint
CREATE INDEX "appeal_tracker_stops" ON "appeal_tracker" USING btree ("stops_on") WHERE deleted_at is null and stopped_at is null;--> statement-breakpoint
CREATE INDEX "appeal_tracker_bin" ON "appeal_tracker" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
ALTER TABLE appeal_tracker ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appeal_tracker FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON appeal_tracker TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appeal_tracker TO peshi_app;
--> statement-breakpoint
ALTER TABLE appeal_hit ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appeal_hit FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON appeal_hit TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appeal_hit TO peshi_app;
--> statement-breakpoint
-- A tracker of a sensitive matter is known to its team alone.
CREATE POLICY in_confidence ON appeal_tracker AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY system_tracking ON appeal_tracker FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, judgment_date, petitioner_keys, respondent_keys, stops_on, warned_at, stopped_at, deleted_at) ON appeal_tracker TO peshi_system;

CREATE TABLE "calendar_clock" (
	"chamber_id" uuid NOT NULL,
	"clock_id" uuid NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"fingerprint" text NOT NULL,
	"matter_id" uuid,
	"date" date NOT NULL,
	"title" text NOT NULL,
	"details" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_clock_chamber_id_clock_id_pk" PRIMARY KEY("chamber_id","clock_id")
);
--> statement-breakpoint
CREATE TABLE "clock" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"matter_id" uuid,
	"subject_label" text,
	"rule" text NOT NULL,
	"title" text,
	"court" text,
	"start_on" date NOT NULL,
	"period_count" integer,
	"period_unit" text,
	"ends_on" date,
	"exclusions" jsonb NOT NULL,
	"reason" text,
	"note" text,
	"order_id" uuid,
	"is_critical" boolean NOT NULL,
	"reminders" smallint[] NOT NULL,
	"near_days" smallint GENERATED ALWAYS AS (coalesce(reminders[1], 0)) STORED NOT NULL,
	"due_on" date NOT NULL,
	"entered_by" uuid,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"ticked_by" uuid,
	"ticked_at" timestamp (3) with time zone,
	"ended" text,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"ended_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "clock_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "clock_dismissal" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"start_on" date NOT NULL,
	"dismissed_by" uuid NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clock_dismissal_chamber_id_matter_id_rule_start_on_pk" PRIMARY KEY("chamber_id","matter_id","rule","start_on")
);
--> statement-breakpoint
CREATE TABLE "court_holiday" (
	"chamber_id" uuid NOT NULL,
	"court" text NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "court_holiday_chamber_id_court_date_pk" PRIMARY KEY("chamber_id","court","date")
);
--> statement-breakpoint
CREATE TABLE "court_week" (
	"chamber_id" uuid NOT NULL,
	"court" text NOT NULL,
	"saturdays" text NOT NULL,
	CONSTRAINT "court_week_chamber_id_court_pk" PRIMARY KEY("chamber_id","court")
);
--> statement-breakpoint
ALTER TABLE "calendar_clock" ADD CONSTRAINT "calendar_clock_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_clock" ADD CONSTRAINT "calendar_clock_of_clock" FOREIGN KEY ("chamber_id","clock_id") REFERENCES "public"."clock"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock" ADD CONSTRAINT "clock_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock" ADD CONSTRAINT "clock_of_matter_fk" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_dismissal" ADD CONSTRAINT "clock_dismissal_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_dismissal" ADD CONSTRAINT "clock_dismissal_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_holiday" ADD CONSTRAINT "court_holiday_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_week" ADD CONSTRAINT "court_week_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_clock_day" ON "calendar_clock" USING btree ("chamber_id","date");--> statement-breakpoint
CREATE INDEX "clock_running" ON "clock" USING btree ("chamber_id","due_on") WHERE deleted_at is null and ended is null;--> statement-breakpoint
CREATE INDEX "clock_of_matter" ON "clock" USING btree ("chamber_id","matter_id");--> statement-breakpoint
CREATE INDEX "clock_of_subject" ON "clock" USING btree ("chamber_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "clock_at_court" ON "clock" USING btree ("chamber_id","court") WHERE deleted_at is null and ended is null;
--> statement-breakpoint
ALTER TABLE clock ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clock FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON clock TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clock TO peshi_app;
--> statement-breakpoint
ALTER TABLE clock_dismissal ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clock_dismissal FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON clock_dismissal TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clock_dismissal TO peshi_app;
--> statement-breakpoint
ALTER TABLE calendar_clock ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE calendar_clock FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON calendar_clock TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_clock TO peshi_app;
--> statement-breakpoint
ALTER TABLE court_holiday ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE court_holiday FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON court_holiday TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_holiday TO peshi_app;
--> statement-breakpoint
ALTER TABLE court_week ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE court_week FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON court_week TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_week TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON clock AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON clock_dismissal AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON calendar_clock AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));

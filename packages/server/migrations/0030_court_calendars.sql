CREATE TABLE "court_calendar" (
	"court" text NOT NULL,
	"year" smallint NOT NULL,
	"calendar" jsonb NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "court_calendar_court_year_pk" PRIMARY KEY("court","year")
);
--> statement-breakpoint
CREATE TABLE "court_calendar_offer" (
	"chamber_id" uuid NOT NULL,
	"court" text NOT NULL,
	"year" smallint NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "court_calendar_offer_chamber_id_court_year_pk" PRIMARY KEY("chamber_id","court","year")
);
--> statement-breakpoint
CREATE TABLE "court_coverage" (
	"chamber_id" uuid NOT NULL,
	"court" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "court_coverage_chamber_id_court_starts_on_pk" PRIMARY KEY("chamber_id","court","starts_on")
);
--> statement-breakpoint
ALTER TABLE "court_calendar_offer" ADD CONSTRAINT "court_calendar_offer_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_coverage" ADD CONSTRAINT "court_coverage_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
GRANT SELECT ON court_calendar TO peshi_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_calendar TO peshi_system;--> statement-breakpoint
ALTER TABLE court_coverage ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE court_coverage FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON court_coverage TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_coverage TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('court_coverage');--> statement-breakpoint
ALTER TABLE court_calendar_offer ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE court_calendar_offer FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON court_calendar_offer TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_calendar_offer TO peshi_app;--> statement-breakpoint
CREATE POLICY system_court_calendars ON court_calendar_offer FOR SELECT TO peshi_system USING (true);--> statement-breakpoint
GRANT SELECT ON court_calendar_offer TO peshi_system;--> statement-breakpoint
SELECT peshi_let_erase('court_calendar_offer');

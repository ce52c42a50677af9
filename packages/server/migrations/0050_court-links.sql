CREATE TABLE "favourite_court" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"court" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_court_chamber_id_person_id_court_pk" PRIMARY KEY("chamber_id","person_id","court")
);
--> statement-breakpoint
ALTER TABLE "favourite_court" ADD CONSTRAINT "favourite_court_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_court" ADD CONSTRAINT "favourite_court_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE favourite_court ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE favourite_court FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON favourite_court TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY of_its_person ON favourite_court AS RESTRICTIVE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON favourite_court TO peshi_app;

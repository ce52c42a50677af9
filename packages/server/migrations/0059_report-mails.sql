CREATE TABLE "report_mail" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"report" text NOT NULL,
	"court" text,
	"team_of" uuid,
	"every" text NOT NULL,
	"day" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_mail_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_mail" ADD CONSTRAINT "report_mail_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mail" ADD CONSTRAINT "report_mail_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mail_due" ON "report_mail" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "report_mail_of_person" ON "report_mail" USING btree ("chamber_id","person_id");
--> statement-breakpoint
ALTER TABLE report_mail ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_mail FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON report_mail TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
-- Each one's own. Without a reader it is the product itself that looks: to take away what a person who left had.
CREATE POLICY of_its_person ON report_mail AS RESTRICTIVE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON report_mail TO peshi_app;
--> statement-breakpoint
GRANT UPDATE (next_at) ON report_mail TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_reports ON report_mail FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, person_id, next_at) ON report_mail TO peshi_system;
--> statement-breakpoint
SELECT peshi_let_erase('report_mail');

CREATE TABLE "alert_choice" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"choice" text NOT NULL,
	CONSTRAINT "alert_choice_chamber_id_matter_id_person_id_pk" PRIMARY KEY("chamber_id","matter_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"line" text NOT NULL,
	"matter_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_label" text,
	"values" jsonb NOT NULL,
	"by_person" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notification_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "alert_choice" ADD CONSTRAINT "alert_choice_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_choice" ADD CONSTRAINT "alert_choice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_choice" ADD CONSTRAINT "alert_choice_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_of_person" ON "notification" USING btree ("chamber_id","person_id","line");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("chamber_id","person_id","line") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_subject" ON "notification" USING btree ("chamber_id","subject_id","kind");--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("at");
--> statement-breakpoint
ALTER TABLE notification ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON notification TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
-- What a person is told is that person's to read. It is written in anybody's name: whoever mentions a colleague tells one.
CREATE POLICY to_its_reader ON notification AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY to_its_reader_update ON notification AS RESTRICTIVE FOR UPDATE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
-- Who left the team of a sensitive matter reads no more of it.
CREATE POLICY in_confidence ON notification AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON notification TO peshi_app;
--> statement-breakpoint
ALTER TABLE alert_choice ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE alert_choice FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON alert_choice TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON alert_choice TO peshi_app;
--> statement-breakpoint
-- House-keeping: which chambers have what is past its time.
CREATE POLICY system_house_keeping ON notification FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, at) ON notification TO peshi_system;

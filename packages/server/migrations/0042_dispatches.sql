CREATE TABLE "dispatch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chamber_id" uuid,
	"person_id" uuid,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"text" text,
	"html" text,
	"unsubscribe" text,
	"once_by" text,
	"good_until" timestamp (3) with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"provider_id" text,
	"problem" text,
	"detail" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "dispatch" ADD CONSTRAINT "dispatch_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch" ADD CONSTRAINT "dispatch_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispatch_once" ON "dispatch" USING btree ("once_by");--> statement-breakpoint
CREATE INDEX "dispatch_of_chamber" ON "dispatch" USING btree ("chamber_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dispatch_of_person" ON "dispatch" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dispatch_waiting" ON "dispatch" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "dispatch_age" ON "dispatch" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE dispatch ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE dispatch FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON dispatch TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
-- Written in anybody's name; read by whom it went to, and by the owner. What it says is read by the sender alone.
CREATE POLICY to_its_reader ON dispatch AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR coalesce(current_setting('app.owner', true), '') = 'on'
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT INSERT ON dispatch TO peshi_app;
--> statement-breakpoint
GRANT SELECT (id, chamber_id, person_id, channel, kind, address, language, state, tries, problem, detail, created_at, ended_at) ON dispatch TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_sending ON dispatch TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON dispatch TO peshi_system;

CREATE TABLE "access_event" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"device" text,
	"address" text,
	"matter_id" uuid,
	"detail" text,
	"once_by" text,
	CONSTRAINT "access_event_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "access_event_once" UNIQUE("chamber_id","once_by")
);
--> statement-breakpoint
ALTER TABLE "access_event" ADD CONSTRAINT "access_event_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_event_newest" ON "access_event" USING btree ("chamber_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "access_event_of_matter" ON "access_event" USING btree ("chamber_id","matter_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "access_event_age" ON "access_event" USING btree ("at");--> statement-breakpoint
ALTER TABLE access_event ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE access_event FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON access_event TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
-- The owner reads all of it, everybody else what is about themselves.
CREATE POLICY of_owner_or_self ON access_event AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (current_setting('app.owner', true) = 'on' OR coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
-- Only ever added to by chambers; what is past its time is taken away by the system.
GRANT SELECT, INSERT ON access_event TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_access_log ON access_event TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT, DELETE, SELECT (id, at) ON access_event TO peshi_system;

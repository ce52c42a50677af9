CREATE TABLE "calendar_event" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"date" date NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"fingerprint" text NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"details" text NOT NULL,
	"time" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_event_chamber_id_date_matter_id_pk" PRIMARY KEY("chamber_id","date","matter_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feed_chamber_id_person_id_pk" PRIMARY KEY("chamber_id","person_id"),
	CONSTRAINT "calendar_feed_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE calendar_feed ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE calendar_feed FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON calendar_feed TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY system_calendar ON calendar_feed FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_feed TO peshi_app;
--> statement-breakpoint
GRANT SELECT (chamber_id, person_id, token_hash) ON calendar_feed TO peshi_system;
--> statement-breakpoint
ALTER TABLE calendar_event ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE calendar_event FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON calendar_event TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_event TO peshi_app;

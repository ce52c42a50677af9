CREATE TABLE "call_alert" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"date" date NOT NULL,
	"items_ahead" smallint NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "call_alert_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "call_alert_once" UNIQUE("chamber_id","date","matter_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "call_alert_setting" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"items_before" smallint,
	CONSTRAINT "call_alert_setting_chamber_id_person_id_pk" PRIMARY KEY("chamber_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "call_pace" (
	"court" text PRIMARY KEY NOT NULL,
	"pace" jsonb NOT NULL,
	"learned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handover" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"date" date NOT NULL,
	"from_id" uuid,
	"to_id" uuid NOT NULL,
	"note" text,
	"handed_by" uuid NOT NULL,
	"handed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "handover_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "call_alert" ADD CONSTRAINT "call_alert_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_alert" ADD CONSTRAINT "call_alert_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_alert_setting" ADD CONSTRAINT "call_alert_setting_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_day" ON "handover" USING btree ("chamber_id","date","matter_id");--> statement-breakpoint
-- A pace is public knowledge; settings, alerts and handovers are the chamber's own.
GRANT SELECT ON call_pace TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON call_pace TO peshi_system;
--> statement-breakpoint
DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY ARRAY['call_alert_setting', 'call_alert', 'handover']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', private);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', private);
    EXECUTE format(
      'CREATE POLICY of_its_chamber ON %I TO peshi_app
         USING (chamber_id = nullif(current_setting(''app.chamber'', true), '''')::uuid)
         WITH CHECK (chamber_id = nullif(current_setting(''app.chamber'', true), '''')::uuid)', private);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO peshi_app', private);
  END LOOP;
END $$;

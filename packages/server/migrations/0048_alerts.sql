CREATE TABLE "alert_due" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"notification_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_due_chamber_id_person_id_channel_notification_id_pk" PRIMARY KEY("chamber_id","person_id","channel","notification_id")
);
--> statement-breakpoint
CREATE TABLE "alert_plan" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_plan_chamber_id_person_id_pk" PRIMARY KEY("chamber_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "push_device" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"device" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_device_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "push_device_once" UNIQUE("chamber_id","endpoint")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_due" ADD CONSTRAINT "alert_due_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_due" ADD CONSTRAINT "alert_due_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_due" ADD CONSTRAINT "alert_due_of_notification" FOREIGN KEY ("chamber_id","notification_id") REFERENCES "public"."notification"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_plan" ADD CONSTRAINT "alert_plan_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_plan" ADD CONSTRAINT "alert_plan_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_due_at" ON "alert_due" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_device_of_person" ON "push_device" USING btree ("chamber_id","person_id");
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['alert_plan', 'alert_due', 'push_device'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY of_its_chamber ON %I TO peshi_app
      USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
      WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Read in anybody's name: whoever does what others are told of puts it on their ways.
GRANT SELECT, INSERT, UPDATE, DELETE ON alert_plan, alert_due TO peshi_app;
--> statement-breakpoint
-- A person's own devices; their addresses are read by the sender alone.
CREATE POLICY of_its_person ON push_device AS RESTRICTIVE TO peshi_app
  USING (coalesce(current_setting('app.person', true), '') = ''
    OR person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, person_id, device, created_at), DELETE ON push_device TO peshi_app;
--> statement-breakpoint
CREATE POLICY system_alerts ON alert_due FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, person_id, channel, due_at) ON alert_due TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_alerts ON push_device TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON push_device TO peshi_system;

CREATE TABLE "cause_list_sighting" (
	"list_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"position" integer NOT NULL,
	"case_number" text NOT NULL,
	"keys" text[] NOT NULL,
	"page" integer NOT NULL,
	"near_item" text,
	"court_no" text,
	"words" text NOT NULL,
	CONSTRAINT "cause_list_sighting_list_id_revision_position_pk" PRIMARY KEY("list_id","revision","position")
);
--> statement-breakpoint
CREATE TABLE "sighting" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"court" text NOT NULL,
	"date" date NOT NULL,
	"case_number" text NOT NULL,
	"near_item" text,
	"court_no" text,
	"words" text NOT NULL,
	"revision" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"gone_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"dismissed_at" timestamp (3) with time zone,
	"dismissed_by" uuid,
	CONSTRAINT "sighting_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "sighting_once" UNIQUE("chamber_id","list_id","matter_id","page")
);
--> statement-breakpoint
ALTER TABLE "cause_list" ADD COLUMN "reader" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cause_list" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "cause_list" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "cause_list" ADD COLUMN "sightings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cause_list" ADD COLUMN "checks" jsonb;--> statement-breakpoint
ALTER TABLE "cause_list_sighting" ADD CONSTRAINT "cause_list_sighting_list_id_cause_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."cause_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_list_id_cause_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."cause_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cause_list_sighting_keys" ON "cause_list_sighting" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "sighting_day" ON "sighting" USING btree ("chamber_id","date");--> statement-breakpoint
GRANT SELECT ON cause_list_sighting TO peshi_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cause_list_sighting TO peshi_system;--> statement-breakpoint
ALTER TABLE sighting ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE sighting FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON sighting TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
CREATE POLICY in_confidence ON sighting AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sighting TO peshi_app;--> statement-breakpoint
CREATE POLICY system_list_matching ON sighting TO peshi_system USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sighting TO peshi_system;
--> statement-breakpoint
SELECT peshi_let_erase('sighting');

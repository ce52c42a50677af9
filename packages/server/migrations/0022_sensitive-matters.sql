ALTER TABLE "matter" ADD COLUMN "is_sensitive" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE "matter_tag" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "matter_tag_chamber_id_matter_id_tag_id_pk" PRIMARY KEY("chamber_id","matter_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "matter_team" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matter_team_chamber_id_matter_id_person_id_pk" PRIMARY KEY("chamber_id","matter_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_view_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tag_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "tag_name" UNIQUE("chamber_id","name")
);
--> statement-breakpoint
ALTER TABLE "matter_tag" ADD CONSTRAINT "matter_tag_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matter_tag" ADD CONSTRAINT "matter_tag_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matter_tag" ADD CONSTRAINT "matter_tag_of_tag" FOREIGN KEY ("chamber_id","tag_id") REFERENCES "public"."tag"("chamber_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matter_team" ADD CONSTRAINT "matter_team_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matter_team" ADD CONSTRAINT "matter_team_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matter_team" ADD CONSTRAINT "matter_team_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "matter_tag_by_tag" ON "matter_tag" USING btree ("chamber_id","tag_id");
--> statement-breakpoint
CREATE INDEX "matter_team_by_person" ON "matter_team" USING btree ("chamber_id","person_id");
--> statement-breakpoint
CREATE INDEX "saved_view_of_person" ON "saved_view" USING btree ("chamber_id","person_id");
--> statement-breakpoint
CREATE INDEX "matter_sensitive" ON "matter" USING btree ("chamber_id","id") WHERE is_sensitive;
--> statement-breakpoint
-- The sensitive matters that the person of this transaction may not know. Without a person (the system's own work for a
-- chamber) and for the owner there are none.
CREATE FUNCTION peshi_hidden_matters() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN coalesce(current_setting('app.person', true), '') = '' THEN '{}'::uuid[]
    WHEN current_setting('app.owner', true) = 'on' THEN '{}'::uuid[]
    ELSE ARRAY(
      SELECT m.id FROM public.matter m
      WHERE m.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND m.is_sensitive
        AND NOT EXISTS (
          SELECT FROM public.matter_team t
          WHERE t.chamber_id = m.chamber_id AND t.matter_id = m.id
            AND t.person_id = nullif(current_setting('app.person', true), '')::uuid))
  END
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_hidden_matters() TO peshi_app;
--> statement-breakpoint
-- The same for what hangs on the court's case instead: orders, by their ids.
CREATE FUNCTION peshi_hidden_orders() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN hidden.ids = '{}' THEN '{}'::uuid[] ELSE ARRAY(
    SELECT o.id FROM public.case_order o
    JOIN public.matter m ON m.case_id = o.case_id
    WHERE m.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND m.id = ANY (hidden.ids))
  END
  FROM (SELECT public.peshi_hidden_matters() AS ids) hidden
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_hidden_orders() TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON order_copy AS RESTRICTIVE TO peshi_app
  USING (order_id <> ALL ((SELECT peshi_hidden_orders())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON order_copy_page AS RESTRICTIVE TO peshi_app
  USING (order_id <> ALL ((SELECT peshi_hidden_orders())::uuid[]));
--> statement-breakpoint
ALTER TABLE matter_team ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE matter_team FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON matter_team TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_team TO peshi_app;
--> statement-breakpoint
ALTER TABLE tag ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tag FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON tag TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON tag TO peshi_app;
--> statement-breakpoint
ALTER TABLE matter_tag ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE matter_tag FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON matter_tag TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_tag TO peshi_app;
--> statement-breakpoint
ALTER TABLE saved_view ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_view FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON saved_view TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_view TO peshi_app;
--> statement-breakpoint
-- What a sensitive matter is sorted under says something of it.
CREATE POLICY in_confidence ON matter_tag AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));

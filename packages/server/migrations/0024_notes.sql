CREATE TABLE "note" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "note_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "note_mention" (
	"chamber_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"mentioned_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "note_mention_chamber_id_note_id_person_id_pk" PRIMARY KEY("chamber_id","note_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_of_a_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_in" FOREIGN KEY ("chamber_id","note_id") REFERENCES "public"."note"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_of_matter" ON "note" USING btree ("chamber_id","matter_id","is_pinned" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "note_bin" ON "note" USING btree ("chamber_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "note_mention_of" ON "note_mention" USING btree ("chamber_id","person_id","mentioned_at" DESC NULLS LAST);
--> statement-breakpoint
DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY ARRAY['note', 'note_mention']
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
--> statement-breakpoint
-- A private note is its author's, whoever asks and however: the door says who reads, and without a reader there is none.
CREATE POLICY of_its_author ON note AS RESTRICTIVE TO peshi_app
  USING (NOT is_private OR created_by = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY for_its_person ON activity AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (only_for IS NULL OR only_for = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
-- Whose notes have been in the bin for their time; each is emptied in its author's name.
CREATE POLICY system_house_keeping ON note FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, created_by, deleted_at) ON note TO peshi_system;
--> statement-breakpoint
CREATE POLICY in_confidence ON note AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- For reading alone: what an outsider did is written down, and not told to them.
CREATE POLICY in_confidence ON activity AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));

CREATE TABLE "document" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"version" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "document_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_page" (
	"chamber_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"page" integer NOT NULL,
	"text" text,
	CONSTRAINT "document_page_chamber_id_document_id_version_page_pk" PRIMARY KEY("chamber_id","document_id","version","page")
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"chamber_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"upload_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"has_scripts" boolean DEFAULT false NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"text_read_at" timestamp (3) with time zone,
	"pages" integer,
	"has_text" boolean,
	"problem" text,
	CONSTRAINT "document_version_chamber_id_document_id_version_pk" PRIMARY KEY("chamber_id","document_id","version"),
	CONSTRAINT "document_version_upload" UNIQUE("chamber_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "dropped_file" (
	"chamber_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "dropped_file_chamber_id_file_key_pk" PRIMARY KEY("chamber_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"file_key" text,
	"media_type" text,
	"sha256" text,
	"has_scripts" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "upload_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_page" ADD CONSTRAINT "document_page_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_page" ADD CONSTRAINT "page_of_version" FOREIGN KEY ("chamber_id","document_id","version") REFERENCES "public"."document_version"("chamber_id","document_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "version_of_document" FOREIGN KEY ("chamber_id","document_id") REFERENCES "public"."document"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropped_file" ADD CONSTRAINT "dropped_file_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_newest" ON "document" USING btree ("chamber_id","matter_id","created_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "document_bin" ON "document" USING btree ("chamber_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_once" ON "upload" USING btree ("chamber_id","person_id","key") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "upload_left" ON "upload" USING btree ("chamber_id","touched_at");--> statement-breakpoint
DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY ARRAY['document', 'document_version', 'document_page', 'upload', 'dropped_file']
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
-- House-keeping learns which chambers hold something past its time, and nothing of what it is.
CREATE POLICY system_house_keeping ON document FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON document TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON upload FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, touched_at) ON upload TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON dropped_file FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id) ON dropped_file TO peshi_system;
--> statement-breakpoint
-- A file outlives no row, whoever took the row away (a matter's erasure takes its documents with it), and no row
-- outlives its file: the file is removed after the transaction.
CREATE FUNCTION drop_files_of_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dropped_file (chamber_id, file_key) SELECT OLD.chamber_id, unnest(OLD.parts) ON CONFLICT DO NOTHING;
  IF TG_OP = 'DELETE' AND OLD.used_at IS NULL AND OLD.file_key IS NOT NULL THEN
    INSERT INTO dropped_file (chamber_id, file_key) VALUES (OLD.chamber_id, OLD.file_key) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER drop_files AFTER DELETE ON upload FOR EACH ROW EXECUTE FUNCTION drop_files_of_upload();
--> statement-breakpoint
-- Put together, the parts are needed no longer.
CREATE TRIGGER drop_parts AFTER UPDATE OF parts ON upload
  FOR EACH ROW WHEN (cardinality(NEW.parts) < cardinality(OLD.parts)) EXECUTE FUNCTION drop_files_of_upload();
--> statement-breakpoint
CREATE FUNCTION drop_file_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dropped_file (chamber_id, file_key) VALUES (OLD.chamber_id, OLD.file_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER drop_file AFTER DELETE ON document_version FOR EACH ROW EXECUTE FUNCTION drop_file_of_version();

CREATE TABLE "client" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] NOT NULL,
	"contact_person" text,
	"mobile" text,
	"email" text,
	"addresses" jsonb NOT NULL,
	"gstin" text,
	"pan" text,
	"language" text,
	"note" text,
	"search_text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"merged_into" uuid,
	CONSTRAINT "client_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_consent" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"notice_on" date NOT NULL,
	"notice_language" text NOT NULL,
	"purposes" text[] NOT NULL,
	"means" text NOT NULL,
	"given_by" text,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_on" date,
	"withdrawn_by" uuid,
	CONSTRAINT "client_consent_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "conflict_check" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid,
	"client_id" uuid,
	"hits" jsonb NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conflict_check_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "matter_client" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"side" text NOT NULL,
	"role" text,
	"came_from" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matter_client_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "matter_client_once" UNIQUE("chamber_id","matter_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "name_sound" (
	"chamber_id" uuid NOT NULL,
	"sound" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"side" text,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "name_sound_chamber_id_owner_id_position_sound_pk" PRIMARY KEY("chamber_id","owner_id","position","sound")
);
--> statement-breakpoint
CREATE TABLE "case_origin" (
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "case_origin_case_id_kind_key_pk" PRIMARY KEY("case_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "matter_alias" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"court" text NOT NULL,
	"case_type" text NOT NULL,
	"case_number" text NOT NULL,
	"case_year" integer NOT NULL,
	"key" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matter_alias_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "matter_alias_once" UNIQUE("chamber_id","matter_id","court","case_type","case_number","case_year")
);
--> statement-breakpoint
CREATE TABLE "matter_fir" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"state" text,
	"district" text,
	"police_station" text NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"key" text NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matter_fir_chamber_id_matter_id_pk" PRIMARY KEY("chamber_id","matter_id")
);
--> statement-breakpoint
CREATE TABLE "matter_link" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"of_matter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matter_link_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "matter_link_once" UNIQUE("chamber_id","matter_id","of_matter_id")
);
--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_consent" ADD CONSTRAINT "client_consent_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_consent" ADD CONSTRAINT "client_consent_of_client" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_check" ADD CONSTRAINT "conflict_check_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_client" ADD CONSTRAINT "matter_client_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_client" ADD CONSTRAINT "matter_client_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_client" ADD CONSTRAINT "matter_client_of_client" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_sound" ADD CONSTRAINT "name_sound_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_origin" ADD CONSTRAINT "case_origin_case_id_court_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."court_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_alias" ADD CONSTRAINT "matter_alias_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_alias" ADD CONSTRAINT "matter_alias_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_fir" ADD CONSTRAINT "matter_fir_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_fir" ADD CONSTRAINT "matter_fir_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_link" ADD CONSTRAINT "matter_link_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_link" ADD CONSTRAINT "matter_link_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_link" ADD CONSTRAINT "matter_link_of_other" FOREIGN KEY ("chamber_id","of_matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_name" ON "client" USING btree ("chamber_id","name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "client_bin" ON "client" USING btree ("chamber_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "client_consent_of" ON "client_consent" USING btree ("chamber_id","client_id");--> statement-breakpoint
CREATE INDEX "conflict_check_of_matter" ON "conflict_check" USING btree ("chamber_id","matter_id");--> statement-breakpoint
CREATE INDEX "conflict_check_of_client" ON "conflict_check" USING btree ("chamber_id","client_id");--> statement-breakpoint
CREATE INDEX "matter_client_of" ON "matter_client" USING btree ("chamber_id","client_id");--> statement-breakpoint
CREATE INDEX "name_sound_by" ON "name_sound" USING btree ("chamber_id","sound");--> statement-breakpoint
CREATE INDEX "case_origin_key" ON "case_origin" USING btree ("key");--> statement-breakpoint
CREATE INDEX "matter_alias_key" ON "matter_alias" USING btree ("court","key");--> statement-breakpoint
CREATE INDEX "matter_fir_key" ON "matter_fir" USING btree ("chamber_id","key");--> statement-breakpoint
CREATE INDEX "matter_link_of" ON "matter_link" USING btree ("chamber_id","of_matter_id");
--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "our_side" text;
--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "alias_text" text;
--> statement-breakpoint
ALTER TABLE "matter" DROP COLUMN "search_text";
--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(
  coalesce(own_title, '') || ' ' || coalesce(court_title, '') || ' ' ||
  coalesce(own_petitioner, '') || ' ' || coalesce(court_petitioner, '') || ' ' ||
  coalesce(own_respondent, '') || ' ' || coalesce(court_respondent, '') || ' ' ||
  coalesce(reference_id, '') || ' ' || coalesce(cnr, '') || ' ' || coalesce(unique_case_number, '') || ' /' ||
  coalesce(case_type, '') || '/' || coalesce(case_number, '') || '/' || coalesce(case_year::text, '') || ' /' ||
  replace(unique_id, '-', '/') || coalesce(alias_text, ''))) STORED NOT NULL;
--> statement-breakpoint
DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY
    ARRAY['client', 'client_consent', 'matter_client', 'name_sound', 'conflict_check', 'matter_link', 'matter_alias', 'matter_fir']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', private);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', private);
    EXECUTE format(
      'CREATE POLICY of_its_chamber ON %I TO peshi_app
         USING (chamber_id = nullif(current_setting(''app.chamber'', true), '''')::uuid)
         WITH CHECK (chamber_id = nullif(current_setting(''app.chamber'', true), '''')::uuid)', private);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO peshi_app', private);
  END LOOP;
END $$;
--> statement-breakpoint
-- A decision on a conflict stays as it was made.
GRANT UPDATE, DELETE ON client, client_consent, matter_client, name_sound, matter_link, matter_alias, matter_fir TO peshi_app;
--> statement-breakpoint
-- Clients that are known to the chamber by sensitive matters alone, which the person of this transaction may not know.
-- Which client a matter has is no name by itself, so `matter_client` stays readable: else this could not be told.
CREATE FUNCTION peshi_hidden_clients() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN hidden.ids = '{}' THEN '{}'::uuid[] ELSE ARRAY(
    SELECT secret.client_id FROM public.matter_client secret
    WHERE secret.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
      AND secret.matter_id = ANY (hidden.ids)
      AND NOT EXISTS (
        SELECT FROM public.matter_client open
        WHERE open.chamber_id = secret.chamber_id AND open.client_id = secret.client_id
          AND NOT (open.matter_id = ANY (hidden.ids))))
  END
  FROM (SELECT public.peshi_hidden_matters() AS ids) hidden
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_hidden_clients() TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON client AS RESTRICTIVE TO peshi_app
  USING (id <> ALL ((SELECT peshi_hidden_clients())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON client_consent AS RESTRICTIVE TO peshi_app
  USING (client_id <> ALL ((SELECT peshi_hidden_clients())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON name_sound AS RESTRICTIVE TO peshi_app
  USING (owner_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]) AND owner_id <> ALL ((SELECT peshi_hidden_clients())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON conflict_check AS RESTRICTIVE TO peshi_app
  USING ((matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]))
    AND (client_id IS NULL OR client_id <> ALL ((SELECT peshi_hidden_clients())::uuid[])));
--> statement-breakpoint
CREATE POLICY in_confidence ON matter_alias AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON matter_fir AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON matter_link AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]) AND of_matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY system_house_keeping ON client FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON client TO peshi_system;
--> statement-breakpoint
-- Lists may still name a matter by a number that only the chamber knows of.
CREATE POLICY system_list_matching ON matter_alias FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, matter_id, court, key) ON matter_alias TO peshi_system;
--> statement-breakpoint
-- A matter is found by its other numbers as by its own: with slashes, each beginning with one, the type also without
-- its dots and dashes.
CREATE FUNCTION keep_alias_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed matter_alias := coalesce(NEW, OLD);
BEGIN
  UPDATE matter SET alias_text = (
    SELECT string_agg(
      ' /' || case_type || '/' || case_number || '/' || case_year
        || ' /' || regexp_replace(case_type, '[^[:alnum:]]', '', 'g') || '/' || case_number || '/' || case_year, '')
    FROM matter_alias WHERE chamber_id = changed.chamber_id AND matter_id = changed.matter_id)
  WHERE chamber_id = changed.chamber_id AND id = changed.matter_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_alias_text AFTER INSERT OR UPDATE OR DELETE ON matter_alias
  FOR EACH ROW EXECUTE FUNCTION keep_alias_text();
--> statement-breakpoint
-- Is a number one of the chamber's matters? Asked for each case below, and of each matter that is typed in.
CREATE INDEX matter_number_key ON matter (chamber_id, case_number_key(case_type, case_number, case_year))
  WHERE deleted_at IS NULL;
--> statement-breakpoint
-- How an FIR is told wherever it stands: police station, number, year (`HAZRATGANJ|123/2024`). `firKey` in
-- `src/families/fir-key.ts` makes the same of what a person types; a test holds the two together.
CREATE FUNCTION fir_key(of_station text, of_number text, of_year integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(regexp_replace(regexp_replace(upper(of_station), '^\s*(P\.?\s?S\.?|THANA|POLICE STATION)(\s+|:)', ''), '[\s.,:()/-]+', '', 'g'), '')
    || '|' || ltrim(substring(of_number FROM '0*[1-9][0-9]*'), '0') || '/' || of_year
$$;
--> statement-breakpoint
CREATE FUNCTION keep_case_origins() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fir jsonb := NEW.record -> 'fir';
BEGIN
  DELETE FROM case_origin WHERE case_id = NEW.id;
  INSERT INTO case_origin (case_id, kind, key)
  SELECT NEW.id, kind, key FROM (VALUES
    ('fir', fir_key(fir ->> 'police_station', fir ->> 'number', (fir ->> 'year')::integer)),
    ('below', written_number_key(NEW.record -> 'lower_court' ->> 'case_number'))
  ) AS origin(kind, key)
  WHERE key IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_case_origins_new AFTER INSERT ON court_case FOR EACH ROW EXECUTE FUNCTION keep_case_origins();
--> statement-breakpoint
CREATE TRIGGER keep_case_origins_changed AFTER UPDATE OF record ON court_case FOR EACH ROW
  WHEN ((OLD.record -> 'fir', OLD.record -> 'lower_court') IS DISTINCT FROM (NEW.record -> 'fir', NEW.record -> 'lower_court'))
  EXECUTE FUNCTION keep_case_origins();
--> statement-breakpoint
INSERT INTO case_origin (case_id, kind, key)
SELECT id, kind, key FROM (
  SELECT id, 'fir' AS kind,
    fir_key(record -> 'fir' ->> 'police_station', record -> 'fir' ->> 'number', (record -> 'fir' ->> 'year')::integer) AS key
  FROM court_case
  UNION ALL
  SELECT id, 'below', written_number_key(record -> 'lower_court' ->> 'case_number') FROM court_case) AS origin
WHERE key IS NOT NULL;
--> statement-breakpoint
GRANT SELECT ON case_origin TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON case_origin TO peshi_system;

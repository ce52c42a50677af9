CREATE TABLE "case_key" (
	"court" text NOT NULL,
	"key" text NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "case_key_court_key_case_id_pk" PRIMARY KEY("court","key","case_id")
);
--> statement-breakpoint
CREATE TABLE "cause_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"court" text NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"sha256" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "cause_list_source" UNIQUE("court","date","source")
);
--> statement-breakpoint
CREATE TABLE "cause_list_day" (
	"court" text NOT NULL,
	"date" date NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "cause_list_day_court_date_pk" PRIMARY KEY("court","date")
);
--> statement-breakpoint
CREATE TABLE "cause_list_entry" (
	"list_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	"court_no" text,
	"coram" text[] NOT NULL,
	"stage" text,
	"kind" text NOT NULL,
	"case_numbers" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"cnr" text,
	"petitioner" text NOT NULL,
	"respondent" text,
	"petitioner_advocates" text[] NOT NULL,
	"respondent_advocates" text[] NOT NULL,
	"name_keys" text[] NOT NULL,
	"connected_to" text,
	"listed" boolean NOT NULL,
	"note" text,
	"page" integer NOT NULL,
	CONSTRAINT "cause_list_entry_list_id_position_pk" PRIMARY KEY("list_id","position")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"nth" smallint NOT NULL,
	"matter_id" uuid,
	"matched_by" text NOT NULL,
	"watched_name_id" uuid,
	"court" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	"court_no" text,
	"coram" text[] NOT NULL,
	"stage" text,
	"connected_to" text,
	"case_number" text NOT NULL,
	"petitioner" text NOT NULL,
	"respondent" text,
	"revision" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone,
	"moved_from" jsonb,
	"gone_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "listing_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "listing_once" UNIQUE("chamber_id","list_id","subject","nth")
);
--> statement-breakpoint
CREATE TABLE "watched_name" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"court" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watched_name_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "watched_name_once" UNIQUE NULLS NOT DISTINCT("chamber_id","key","court")
);
--> statement-breakpoint
ALTER TABLE "case_key" ADD CONSTRAINT "case_key_case_id_court_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."court_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cause_list_entry" ADD CONSTRAINT "cause_list_entry_list_id_cause_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."cause_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_list_id_cause_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."cause_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_watched_name" FOREIGN KEY ("chamber_id","watched_name_id") REFERENCES "public"."watched_name"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_name" ADD CONSTRAINT "watched_name_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_key_of" ON "case_key" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "listing_of_list" ON "listing" USING btree ("list_id","revision");--> statement-breakpoint
CREATE INDEX "listing_day" ON "listing" USING btree ("chamber_id","date");--> statement-breakpoint
CREATE INDEX "listing_of_matter" ON "listing" USING btree ("chamber_id","matter_id","date") WHERE matter_id is not null;--> statement-breakpoint
CREATE INDEX "watched_name_key" ON "watched_name" USING btree ("key");--> statement-breakpoint
-- How a case's number is told on lists: the type's letters and digits, number, year (`WPC|123/2024`). Null without a
-- number. `caseKey` in `src/cause-lists/keys.ts` makes the same of what a list prints; a test holds the two together.
CREATE FUNCTION case_number_key(of_type text, of_number text, of_year integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN of_number ~ '[1-9]' AND of_year > 0 THEN
    nullif(regexp_replace(upper(regexp_replace(of_type, '[^A-Za-z0-9]', '', 'g')), 'NOS?$', ''), '')
      || '|' || ltrim(substring(of_number FROM '0*[1-9][0-9]*'), '0') || '/' || of_year
  END
$$;
--> statement-breakpoint
-- The number that a court writes in its own way (`W.P.(C) 123/2024`), in the same form; null where it is none.
CREATE FUNCTION written_number_key(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT case_number_key(parts[1], parts[2], parts[3]::integer)
  FROM regexp_match(written, '^(.*?[A-Za-z.)])[^0-9A-Za-z]*([0-9]+)[0-9 -]*[^0-9]+((?:19|20)[0-9]{2})\s*$') AS parts
$$;
--> statement-breakpoint
-- The keys of a case: its number, the number as the court writes it, and for the Supreme Court its diary number. A number that
-- it no longer has stays as an alias: lists of the first days after a renumbering still carry it.
CREATE FUNCTION keep_case_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text := case_number_key(NEW.case_type, NEW.case_number, NEW.case_year);
  diary text[] := regexp_match(NEW.record ->> 'filing_number', '^0*([1-9][0-9]*)/((?:19|20)[0-9]{2})$');
BEGIN
  UPDATE case_key SET kind = 'alias' WHERE case_id = NEW.id AND kind = 'number' AND key IS DISTINCT FROM own;
  INSERT INTO case_key (court, key, case_id, kind)
  SELECT DISTINCT NEW.court, key, NEW.id, CASE WHEN key = own THEN 'number' ELSE 'alias' END
  FROM unnest(ARRAY[
    own,
    written_number_key(NEW.unique_case_number),
    CASE WHEN NEW.court = 'sci' THEN 'DIARY|' || diary[1] || '/' || diary[2] END
  ]) AS named(key)
  WHERE key IS NOT NULL
  ON CONFLICT (court, key, case_id) DO UPDATE SET kind = excluded.kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_case_keys_new AFTER INSERT ON court_case FOR EACH ROW EXECUTE FUNCTION keep_case_keys();
--> statement-breakpoint
CREATE TRIGGER keep_case_keys_changed AFTER UPDATE OF case_type, case_number, case_year, unique_case_number, record
  ON court_case FOR EACH ROW
  WHEN ((OLD.case_type, OLD.case_number, OLD.case_year, OLD.unique_case_number, OLD.record ->> 'filing_number')
        IS DISTINCT FROM (NEW.case_type, NEW.case_number, NEW.case_year, NEW.unique_case_number, NEW.record ->> 'filing_number'))
  EXECUTE FUNCTION keep_case_keys();
--> statement-breakpoint
INSERT INTO case_key (court, key, case_id, kind)
SELECT court, key, id, 'number' FROM (
  SELECT court, case_number_key(case_type, case_number, case_year) AS key, id FROM court_case) AS own
WHERE key IS NOT NULL;
--> statement-breakpoint
INSERT INTO case_key (court, key, case_id, kind)
SELECT court, key, id, 'alias' FROM (
  SELECT court, written_number_key(unique_case_number) AS key, id FROM court_case
  UNION
  SELECT court, 'DIARY|' || diary[1] || '/' || diary[2], id
  FROM court_case, regexp_match(record ->> 'filing_number', '^0*([1-9][0-9]*)/((?:19|20)[0-9]{2})$') AS diary
  WHERE court = 'sci') AS named
WHERE key IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Matters without a court's record are met by what the chamber wrote: court, number, CNR.
CREATE INDEX matter_unrecorded_key ON matter (hc_name, case_number_key(case_type, case_number, case_year))
  WHERE case_id IS NULL AND deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX matter_unrecorded_cnr ON matter (cnr) WHERE case_id IS NULL AND deleted_at IS NULL AND cnr IS NOT NULL;
--> statement-breakpoint
GRANT SELECT ON cause_list_day, cause_list, cause_list_entry, case_key TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cause_list_day, cause_list, cause_list_entry, case_key TO peshi_system;
--> statement-breakpoint
DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY ARRAY['watched_name', 'listing']
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
-- Matching reaches over chambers: which matters and watched names a list meets. What it writes is what the list says.
CREATE POLICY system_list_matching ON watched_name FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, key, court) ON watched_name TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_list_matching ON listing TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON listing TO peshi_system;
--> statement-breakpoint
GRANT SELECT (hc_name, cnr, case_type, case_number, case_year) ON matter TO peshi_system;

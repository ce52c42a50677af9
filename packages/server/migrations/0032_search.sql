CREATE TABLE "case_name" (
	"case_id" uuid NOT NULL,
	"role" text NOT NULL,
	"sound" text NOT NULL,
	CONSTRAINT "case_name_case_id_role_sound_pk" PRIMARY KEY("case_id","role","sound")
);
--> statement-breakpoint
CREATE TABLE "matter_name" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"sound" text NOT NULL,
	CONSTRAINT "matter_name_chamber_id_sound_matter_id_pk" PRIMARY KEY("chamber_id","sound","matter_id")
);
--> statement-breakpoint
ALTER TABLE "order_page" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "case_name" ADD CONSTRAINT "case_name_case_id_court_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."court_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_name" ADD CONSTRAINT "matter_name_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_name" ADD CONSTRAINT "matter_name_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_name_sound" ON "case_name" USING btree ("sound","case_id");--> statement-breakpoint
CREATE INDEX "matter_name_of" ON "matter_name" USING btree ("chamber_id","matter_id");--> statement-breakpoint
CREATE INDEX "order_page_case" ON "order_page" USING btree ("case_id");
--> statement-breakpoint
-- The words of a page, for searching: in one form, without the signs that glue words together (the danda, which some
-- locales take for a letter; slashes and dots, which make paths and hosts of them). Every letter of every script counts:
-- `simple` knows no language, and courts write in several.
CREATE FUNCTION search_words(written text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', translate(normalize(written, NFC), '।॥./\:@_-–—…•‘’“”', '                   '))
$$;
--> statement-breakpoint
-- What somebody typed, word after word as one phrase, by the same rules.
CREATE FUNCTION search_phrase(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT phraseto_tsquery('pg_catalog.simple', translate(normalize(typed, NFC), '।॥./\:@_-–—…•‘’“”', '                   '))
$$;
--> statement-breakpoint
UPDATE order_page SET case_id = (SELECT case_id FROM case_order WHERE case_order.id = order_page.order_id);
--> statement-breakpoint
CREATE FUNCTION keep_order_page_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.case_id := (SELECT case_id FROM case_order WHERE id = NEW.order_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_order_page_case BEFORE INSERT ON order_page FOR EACH ROW EXECUTE FUNCTION keep_order_page_case();
--> statement-breakpoint
CREATE INDEX order_page_words ON order_page USING gin (search_words(text));
--> statement-breakpoint
-- What the words of names sound like: consonants alone, those that clerks exchange folded into one, Devanagari as Latin.
-- The same folds in the same order as `soundsOf` in `src/cause-lists/name-keys.ts`; a test holds the two together.
-- Initials and single consonants say too little to be searched for.
CREATE FUNCTION name_sounds(names text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := coalesce(names, '');
BEGIN
  IF plain ~ '[ऀ-ॿ]' THEN
    plain := regexp_replace(normalize(plain, NFC), '([क-ह])(?=[क-ह])', '\1ा', 'g');
    plain := translate(regexp_replace(plain, '[चछ]', 'ch', 'g'),
      'कखगघजझङञणनंँटतठथडदढधपफबभमयरृलवशषसहअआाइिईीउुऊूएेऐैओोऔौ',
      'kkggjjnnnnnnttttddddpfbbmyrrlvssshaaaaaaaaaaaaaaaaaaa');
  END IF;
  plain := lower(regexp_replace(normalize(plain, NFD), '[\u0300-\u036f\u093c\u094d\u0903]', '', 'g'));
  plain := regexp_replace(regexp_replace(plain, '\([^)]*\)', ' ', 'g'), '[^a-z]+', ' ', 'g');
  plain := regexp_replace(plain, '\m(?:mr|mrs|ms|miss|smt|shri|sri|sh|dr|adv|advocate|advocates|sr|jr|senior|junior|km|kumari|prof|aor)\M', '', 'g');
  plain := regexp_replace(plain, '\m(?:m[aou]?ha?m+[ae]?d|md)\M', 'mohd', 'g');
  plain := regexp_replace(plain, '\m(?!(?:kr|mohd)\M)[bcdfghjklmnpqrstvwxz]{2,3}\M', '', 'g');
  plain := regexp_replace(regexp_replace(plain, '\mkr\M', 'kumar', 'g'), '\ms[ai]nh\M', 'singh', 'g');
  plain := regexp_replace(regexp_replace(plain, 'ksh|x', 'ks', 'g'), 'ch+', 'C', 'g');
  plain := replace(replace(plain, 'sh', 's'), 'ph', 'f');
  plain := regexp_replace(plain, '([kgbdtj])h', '\1', 'g');
  plain := replace(regexp_replace(plain, 'q|c(?![ei])', 'k', 'g'), 'c', 's');
  plain := translate(regexp_replace(plain, '([aeiou])w(?![aeiou])', '\1', 'g'), 'wz', 'vj');
  plain := regexp_replace(plain, '(\S)\1+', '\1', 'g');
  plain := regexp_replace(regexp_replace(plain, '\m[aeiou]', 'A', 'g'), '\Y[aeiouyh]+', '', 'g');
  RETURN ARRAY(SELECT DISTINCT sound FROM regexp_split_to_table(plain, ' +') AS sound WHERE length(sound) > 1);
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_matter_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM matter_name WHERE chamber_id = NEW.chamber_id AND matter_id = NEW.id;
  END IF;
  INSERT INTO matter_name (chamber_id, matter_id, sound)
  SELECT NEW.chamber_id, NEW.id, sound
  FROM unnest(name_sounds(concat_ws(' ', NEW.own_title, NEW.court_title, NEW.own_petitioner, NEW.court_petitioner,
                                    NEW.own_respondent, NEW.court_respondent))) AS sound;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_matter_names_new AFTER INSERT ON matter FOR EACH ROW EXECUTE FUNCTION keep_matter_names();
--> statement-breakpoint
CREATE TRIGGER keep_matter_names_changed
  AFTER UPDATE OF own_title, court_title, own_petitioner, court_petitioner, own_respondent, court_respondent ON matter
  FOR EACH ROW
  WHEN ((OLD.own_title, OLD.court_title, OLD.own_petitioner, OLD.court_petitioner, OLD.own_respondent, OLD.court_respondent)
        IS DISTINCT FROM
        (NEW.own_title, NEW.court_title, NEW.own_petitioner, NEW.court_petitioner, NEW.own_respondent, NEW.court_respondent))
  EXECUTE FUNCTION keep_matter_names();
--> statement-breakpoint
CREATE FUNCTION case_names(of_case uuid, record jsonb) RETURNS TABLE (case_id uuid, role text, sound text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT of_case, named.role, unnest(name_sounds(named.name #>> '{}'))
  FROM (
    SELECT 'party' AS role, jsonb_path_query(record, '$.petitioners[*].name') AS name
    UNION ALL SELECT 'party', jsonb_path_query(record, '$.respondents[*].name')
    UNION ALL SELECT 'advocate', jsonb_path_query(record, '$.petitioners[*].advocates[*]')
    UNION ALL SELECT 'advocate', jsonb_path_query(record, '$.respondents[*].advocates[*]')) AS named
$$;
--> statement-breakpoint
CREATE FUNCTION keep_case_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM case_name WHERE case_id = NEW.id;
  END IF;
  INSERT INTO case_name SELECT * FROM case_names(NEW.id, NEW.record);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_case_names_new AFTER INSERT ON court_case FOR EACH ROW EXECUTE FUNCTION keep_case_names();
--> statement-breakpoint
CREATE TRIGGER keep_case_names_changed AFTER UPDATE OF record ON court_case FOR EACH ROW
  WHEN ((OLD.record -> 'petitioners', OLD.record -> 'respondents')
        IS DISTINCT FROM (NEW.record -> 'petitioners', NEW.record -> 'respondents'))
  EXECUTE FUNCTION keep_case_names();
--> statement-breakpoint
INSERT INTO case_name SELECT names.* FROM court_case, LATERAL case_names(id, record) AS names;
--> statement-breakpoint
-- The owner of the tables reads no chamber's rows either; for this once it does.
ALTER TABLE matter NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO matter_name (chamber_id, matter_id, sound)
SELECT chamber_id, id, unnest(name_sounds(concat_ws(' ', own_title, court_title, own_petitioner, court_petitioner,
                                                    own_respondent, court_respondent)))
FROM matter;
--> statement-breakpoint
ALTER TABLE matter FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON case_name TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON case_name TO peshi_system;
--> statement-breakpoint
ALTER TABLE matter_name ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE matter_name FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON matter_name TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_name TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON matter_name AS RESTRICTIVE FOR SELECT TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));

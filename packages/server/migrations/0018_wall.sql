-- A sensitive matter does not exist outside its team and the owner. Each row that leads to a matter or client says itself
-- who sees it: `seen_by` has the people's ids, or is null if everybody of the chamber sees the row. Policies compare this
-- column with the transaction's person. Triggers write the column, in a role of their own.
-- safe beside the version before: only policies called the dropped functions. Its statements still find `peshi_shows`.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'peshi_wall') THEN
    CREATE ROLE peshi_wall NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  EXECUTE format('GRANT peshi_wall TO %I', current_user);
  GRANT USAGE ON SCHEMA public TO peshi_wall;
END $$;
--> statement-breakpoint
-- Who sees a hidden record. The records that everybody sees have no row.
CREATE TABLE wall (
  chamber_id uuid NOT NULL,
  id text NOT NULL,
  seen_by uuid[] NOT NULL,
  CONSTRAINT wall_pk PRIMARY KEY (chamber_id, id)
);
--> statement-breakpoint
ALTER TABLE wall ADD CONSTRAINT wall_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER TABLE wall ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE wall FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT peshi_let_erase('wall');
--> statement-breakpoint
CREATE POLICY of_the_wall ON wall TO peshi_wall USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON wall TO peshi_wall;
--> statement-breakpoint
-- The columns by which a row leads to a record, and the kinds of these records. A migration that adds a table with such a
-- column replaces this function and calls `peshi_build_wall`.
CREATE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'client_message',
    'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
    'document_version', 'event', 'handover', 'hearing', 'import_row', 'invoice', 'invoice_mail', 'invoice_receipt',
    'listing', 'matter_alias', 'matter_client', 'matter_fir', 'matter_link', 'matter_name', 'matter_tag', 'matter_team',
    'name_sound_due', 'note', 'notification', 'share', 'sighting', 'takeout', 'task']) AS of_table
  UNION ALL
  SELECT of_table, 'client_id', '{client}' FROM unnest(ARRAY['client_access', 'client_consent', 'client_link',
    'client_message', 'client_note', 'conflict_check', 'invoice', 'invoice_receipt', 'share']) AS of_table
  UNION ALL
  SELECT of_table, 'tracker_id', '{tracker}' FROM unnest(ARRAY['appeal_hit', 'caveat_hit', 'caveat_proof', 'fir_reading'])
    AS of_table
  UNION ALL
  SELECT of_table, 'case_id', '{case}' FROM unnest(ARRAY['order_copy', 'order_copy_page']) AS of_table
  UNION ALL
  SELECT of_table, 'invoice_id', '{invoice}' FROM unnest(ARRAY['credit_note', 'invoice_mail', 'invoice_receipt']) AS of_table
  UNION ALL
  SELECT of_table, 'person_id', '{person}' FROM unnest(ARRAY['former_member', 'membership']) AS of_table
  UNION ALL VALUES
    ('matter', 'id', '{matter}'::text[]),
    ('client', 'id', '{client}'),
    ('matter_link', 'of_matter_id', '{matter}'),
    ('fir_tracker', 'matter_ids', '{matter}'),
    ('name_sound', 'owner_id', '{matter,client}'),
    ('note_mention', 'note_id', '{note}'),
    ('invoice_mail', 'receipt_id', '{receipt}'),
    ('clock', 'subject_id', '{tracker}'),
    ('due_check', 'subject_id', '{matter,tracker,import}'),
    ('event', 'subject_id', '{client,tracker,invoice,receipt}'),
    ('notification', 'subject_id', '{client,tracker,invoice,receipt}')
$$;
--> statement-breakpoint
-- Whether the person of the transaction is among those who see a row. The owner, and work without a person, see all.
CREATE FUNCTION peshi_sees(seen_by uuid[]) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT seen_by IS NULL OR coalesce(current_setting('app.person', true), '') = ''
    OR current_setting('app.owner', true) = 'on'
    OR nullif(current_setting('app.person', true), '')::uuid = ANY (seen_by)
$$;
--> statement-breakpoint
-- A transaction that writes a row about a record, and one that hides this record, wait for each other: otherwise the new
-- row would stay visible. A chamber has 64 locks, so that an import of many matters does not need more.
CREATE FUNCTION peshi_wall_lock(of_id text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT hashtext(of_id) & 63 $$;
--> statement-breakpoint
-- The people who see all of these records. Null if nothing hides them.
CREATE FUNCTION peshi_seen_by(of_chamber uuid, ids text[]) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  of_id text;
  those uuid[];
  seen uuid[];
BEGIN
  FOREACH of_id IN ARRAY ids LOOP
    CONTINUE WHEN of_id IS NULL;
    PERFORM pg_advisory_xact_lock_shared(hashtext(of_chamber::text), public.peshi_wall_lock(of_id));
    SELECT wall.seen_by INTO those FROM public.wall WHERE wall.chamber_id = of_chamber AND wall.id = of_id;
    CONTINUE WHEN NOT FOUND;
    seen := CASE WHEN seen IS NULL THEN those ELSE ARRAY(SELECT unnest(seen) INTERSECT SELECT unnest(those) ORDER BY 1) END;
  END LOOP;
  RETURN seen;
END $$;
--> statement-breakpoint
-- Says who sees a record, and writes it into the rows that lead to it.
CREATE FUNCTION peshi_put_wall(kind text, of_chamber uuid, of_id text, people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before uuid[] := (SELECT wall.seen_by FROM public.wall WHERE wall.chamber_id = of_chamber AND wall.id = of_id);
  place record;
BEGIN
  IF before IS NOT DISTINCT FROM people THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtext(of_chamber::text), public.peshi_wall_lock(of_id));
  IF people IS NULL THEN
    DELETE FROM public.wall WHERE wall.chamber_id = of_chamber AND wall.id = of_id;
  ELSE
    INSERT INTO public.wall (chamber_id, id, seen_by) VALUES (of_chamber, of_id, people)
    ON CONFLICT (chamber_id, id) DO UPDATE SET seen_by = excluded.seen_by;
  END IF;
  FOR place IN SELECT of_table, of_column FROM public.peshi_walled() WHERE kind = ANY (kinds) LOOP
    -- The trigger `keep_seen_by` writes the value.
    EXECUTE format('UPDATE public.%I SET seen_by = NULL WHERE chamber_id = $1 AND %s', place.of_table,
      CASE place.of_column WHEN 'matter_ids' THEN 'matter_ids @> ARRAY[$2::uuid]'
        ELSE format('%I = $2::%s', place.of_column,
          CASE WHEN place.of_table IN ('event', 'notification') AND place.of_column = 'subject_id' THEN 'text' ELSE 'uuid' END)
      END) USING of_chamber, of_id;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION peshi_wall_matter(of_chamber uuid, of_matter uuid, of_case uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_hidden boolean := EXISTS (
    SELECT FROM public.matter WHERE chamber_id = of_chamber AND id = of_matter AND is_sensitive);
  matters text[];
BEGIN
  PERFORM public.peshi_put_wall('matter', of_chamber, of_matter::text, CASE WHEN is_hidden THEN
    ARRAY(SELECT person_id FROM public.matter_team WHERE chamber_id = of_chamber AND matter_id = of_matter ORDER BY 1) END);
  IF of_case IS NULL THEN RETURN; END IF;
  -- The copies of a court's orders are hidden with their case, if any matter of the case is hidden.
  matters := ARRAY(SELECT id::text FROM public.matter WHERE chamber_id = of_chamber AND case_id = of_case ORDER BY 1);
  PERFORM public.peshi_put_wall('case', of_chamber, of_case::text, public.peshi_seen_by(of_chamber, matters));
END $$;
--> statement-breakpoint
-- A client is hidden if the chamber knows the client only by hidden matters.
CREATE FUNCTION peshi_wall_client(of_chamber uuid, of_client uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_hidden boolean;
BEGIN
  SELECT count(*) > 0 AND count(*) = count(wall.id) INTO is_hidden
  FROM public.matter_client link
  LEFT JOIN public.wall ON wall.chamber_id = of_chamber AND wall.id = link.matter_id::text
  WHERE link.chamber_id = of_chamber AND link.client_id = of_client;
  PERFORM public.peshi_put_wall('client', of_chamber, of_client::text, CASE WHEN is_hidden THEN ARRAY(
    SELECT DISTINCT unnest(wall.seen_by) FROM public.matter_client link
    JOIN public.wall ON wall.chamber_id = of_chamber AND wall.id = link.matter_id::text
    WHERE link.chamber_id = of_chamber AND link.client_id = of_client ORDER BY 1) END);
END $$;
--> statement-breakpoint
CREATE FUNCTION wall_matter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM public.peshi_wall_matter(OLD.chamber_id, OLD.id, OLD.case_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM public.peshi_wall_matter(NEW.chamber_id, NEW.id, NEW.case_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION wall_team() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  changed public.matter_team := coalesce(NEW, OLD);
  of_case uuid;
BEGIN
  SELECT case_id INTO of_case FROM public.matter
  WHERE chamber_id = changed.chamber_id AND id = changed.matter_id AND is_sensitive;
  IF FOUND THEN PERFORM public.peshi_wall_matter(changed.chamber_id, changed.matter_id, of_case); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION wall_client() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM public.peshi_wall_client(OLD.chamber_id, OLD.client_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM public.peshi_wall_client(NEW.chamber_id, NEW.client_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A record that leads to a hidden one hides the rows that lead to itself.
CREATE FUNCTION wall_record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM public.peshi_put_wall(TG_ARGV[0], OLD.chamber_id, OLD.id::text, NULL);
  ELSE PERFORM public.peshi_put_wall(TG_ARGV[0], NEW.chamber_id, NEW.id::text, NEW.seen_by);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The account of a hidden client is hidden among the chamber's people.
CREATE FUNCTION wall_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.peshi_put_wall('person', NEW.chamber_id, NEW.person_id::text, NEW.seen_by);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The numbers of sensitive matters are kept for each team, so that everybody sees the sum of what they see.
CREATE OR REPLACE FUNCTION keep_matter_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    PERFORM public.count_matter(OLD.chamber_id, OLD.hc_name, OLD.case_status, OLD.case_year, OLD.seen_by, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    PERFORM public.count_matter(NEW.chamber_id, NEW.hc_name, NEW.case_status, NEW.case_year, NEW.seen_by, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION count_matter(uuid, text, text, integer, integer);
--> statement-breakpoint
ALTER TABLE "matter_count" DROP CONSTRAINT "matter_count_chamber_id_hc_name_case_status_case_year_pk";
--> statement-breakpoint
ALTER TABLE "matter_count" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "matter_count" ADD COLUMN "team" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "matter_count" ADD CONSTRAINT "matter_count_pk" PRIMARY KEY("chamber_id","hc_name","case_status","case_year","is_hidden","team");
--> statement-breakpoint
CREATE FUNCTION count_matter(of_chamber uuid, of_court text, of_status text, of_year integer, seen_by uuid[], step integer)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.matter_count (chamber_id, hc_name, case_status, case_year, is_hidden, team, matters)
  VALUES (of_chamber, of_court, of_status, coalesce(of_year, 0), seen_by IS NOT NULL, coalesce(seen_by, '{}'), step)
  ON CONFLICT (chamber_id, hc_name, case_status, case_year, is_hidden, team)
  DO UPDATE SET matters = matter_count.matters + excluded.matters;
  DELETE FROM public.matter_count WHERE chamber_id = of_chamber AND hc_name = of_court AND case_status = of_status
    AND case_year = coalesce(of_year, 0) AND is_hidden = (seen_by IS NOT NULL) AND team = coalesce(seen_by, '{}') AND matters = 0;
$$;
--> statement-breakpoint
DROP TRIGGER keep_matter_count_moves ON matter;
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON matter_count FROM peshi_app;
--> statement-breakpoint
ALTER POLICY of_its_chamber ON matter_count USING (
  chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND (NOT is_hidden OR peshi_sees(team)));
--> statement-breakpoint
CREATE POLICY of_the_wall ON matter_count TO peshi_wall USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_count TO peshi_wall;
--> statement-breakpoint
-- Gives a table the column, its trigger and its policies.
CREATE FUNCTION peshi_build_wall(name text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  columns text[] := ARRAY(SELECT of_column FROM public.peshi_walled() WHERE of_table = name);
  keeper text := 'keep_seen_by_' || array_to_string(columns, '_');
  policy record;
BEGIN
  EXECUTE format('ALTER TABLE %I ADD COLUMN seen_by uuid[]', name);
  EXECUTE format('CREATE POLICY of_the_wall ON %I TO peshi_wall USING (true) WITH CHECK (true)', name);
  EXECUTE format('GRANT SELECT, UPDATE (seen_by) ON %I TO peshi_wall', name);
  IF to_regproc(keeper) IS NULL THEN
    EXECUTE format('CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS %L',
      keeper, format('BEGIN NEW.seen_by := public.peshi_seen_by(NEW.chamber_id, %s); RETURN NEW; END', (
        SELECT string_agg(CASE of_column WHEN 'matter_ids' THEN 'NEW.matter_ids::text[]'
          ELSE format('ARRAY[NEW.%I::text]', of_column) END, ' || ') FROM unnest(columns) AS of_column)));
    GRANT CREATE ON SCHEMA public TO peshi_wall;
    EXECUTE format('ALTER FUNCTION %I() OWNER TO peshi_wall', keeper);
    REVOKE CREATE ON SCHEMA public FROM peshi_wall;
  END IF;
  EXECUTE format('CREATE TRIGGER keep_seen_by BEFORE INSERT OR UPDATE OF seen_by, %s ON %I FOR EACH ROW EXECUTE FUNCTION %I()',
    (SELECT string_agg(quote_ident(of_column), ', ') FROM unnest(columns) AS of_column), name, keeper);
  FOR policy IN
    SELECT policyname, qual, with_check FROM pg_policies
    WHERE schemaname = 'public' AND tablename = name AND 'peshi_app' = ANY (roles)
  LOOP
    EXECUTE format('ALTER POLICY %I ON %I', policy.policyname, name)
      || coalesce(' USING (' || policy.qual || ' AND public.peshi_sees(seen_by))', '')
      || coalesce(' WITH CHECK (' || policy.with_check || ' AND public.peshi_sees(seen_by))', '');
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION peshi_build_wall(text), peshi_put_wall(text, uuid, text, uuid[]), peshi_wall_matter(uuid, uuid, uuid),
  peshi_wall_client(uuid, uuid), count_matter(uuid, text, text, integer, uuid[], integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_put_wall(text, uuid, text, uuid[]), peshi_wall_matter(uuid, uuid, uuid),
  peshi_wall_client(uuid, uuid), count_matter(uuid, text, text, integer, uuid[], integer) TO peshi_wall;
--> statement-breakpoint
-- These triggers find the record also for a person who may not see it, so that the new row is hidden too.
CREATE OR REPLACE FUNCTION keep_document_matter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog AS $$
BEGIN
  NEW.matter_id := (SELECT matter_id FROM public.document WHERE chamber_id = NEW.chamber_id AND id = NEW.document_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_order_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog AS $$
BEGIN
  NEW.case_id := (SELECT case_id FROM public.case_order WHERE id = NEW.order_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
GRANT SELECT (id, case_id) ON case_order TO peshi_wall;
--> statement-breakpoint
DROP TRIGGER keep_alias_text ON matter_alias;
--> statement-breakpoint
CREATE TRIGGER keep_alias_text AFTER INSERT OR DELETE OR UPDATE OF matter_id, case_type, case_number, case_year ON matter_alias
  FOR EACH ROW EXECUTE FUNCTION keep_alias_text();
--> statement-breakpoint
DO $$
DECLARE
  name text;
  policy record;
BEGIN
  -- The conditions of before compared with a list of the hidden records.
  FOR policy IN
    SELECT tablename, policyname, without[1] AS qual, without[2] AS with_check
    FROM pg_policies, LATERAL (SELECT array_agg(regexp_replace(regexp_replace(regexp_replace(regexp_replace(condition,
      '\(\w+ IS NULL\) OR peshi_shows\w*\(\w+\)|peshi_shows\w*\(\w+\)', 'SEEN', 'g'),
      '\(\(NOT is_sensitive\) OR SEEN\)|\(SEEN\)', 'SEEN', 'g'),
      '\(SEEN AND SEEN\)', 'SEEN', 'g'),
      ' AND SEEN', '', 'g') ORDER BY place) AS without
      FROM unnest(ARRAY[qual, with_check]) WITH ORDINALITY AS of_policy (condition, place)) AS stripped
    WHERE schemaname = 'public' AND 'peshi_app' = ANY (roles) AND tablename <> 'dispatch'
      AND concat(qual, with_check) ~ 'peshi_shows'
  LOOP
    EXECUTE format('ALTER POLICY %I ON %I', policy.policyname, policy.tablename)
      || coalesce(' USING (' || policy.qual || ')', '') || coalesce(' WITH CHECK (' || policy.with_check || ')', '');
  END LOOP;
  FOR name IN SELECT DISTINCT of_table FROM peshi_walled() ORDER BY 1 LOOP
    PERFORM peshi_build_wall(name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_matter_count_moves AFTER UPDATE OF hc_name, case_status, case_year, seen_by, deleted_at ON matter
  FOR EACH ROW WHEN (OLD.hc_name IS DISTINCT FROM NEW.hc_name OR OLD.case_status IS DISTINCT FROM NEW.case_status
    OR OLD.case_year IS DISTINCT FROM NEW.case_year OR OLD.seen_by IS DISTINCT FROM NEW.seen_by
    OR (OLD.deleted_at IS NULL) IS DISTINCT FROM (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION keep_matter_count();
--> statement-breakpoint
CREATE TRIGGER wall_new AFTER INSERT ON matter FOR EACH ROW WHEN (NEW.is_sensitive) EXECUTE FUNCTION wall_matter();
--> statement-breakpoint
CREATE TRIGGER wall_changed AFTER UPDATE OF is_sensitive, case_id ON matter
  FOR EACH ROW WHEN (OLD.is_sensitive OR NEW.is_sensitive) EXECUTE FUNCTION wall_matter();
--> statement-breakpoint
CREATE TRIGGER wall_gone AFTER DELETE ON matter FOR EACH ROW WHEN (OLD.is_sensitive) EXECUTE FUNCTION wall_matter();
--> statement-breakpoint
CREATE TRIGGER wall_team AFTER INSERT OR DELETE OR UPDATE OF matter_id, person_id ON matter_team
  FOR EACH ROW EXECUTE FUNCTION wall_team();
--> statement-breakpoint
CREATE TRIGGER wall_client AFTER INSERT OR DELETE OR UPDATE OF seen_by, matter_id, client_id ON matter_client
  FOR EACH ROW EXECUTE FUNCTION wall_client();
--> statement-breakpoint
CREATE TRIGGER wall_person_new AFTER INSERT ON client_access
  FOR EACH ROW WHEN (NEW.seen_by IS NOT NULL) EXECUTE FUNCTION wall_person();
--> statement-breakpoint
CREATE TRIGGER wall_person_changed AFTER UPDATE ON client_access
  FOR EACH ROW WHEN (OLD.seen_by IS DISTINCT FROM NEW.seen_by) EXECUTE FUNCTION wall_person();
--> statement-breakpoint
DO $$
DECLARE
  name text;
  kind text;
BEGIN
  FOR name, kind IN VALUES ('appeal_tracker', 'tracker'), ('caveat_tracker', 'tracker'), ('fir_tracker', 'tracker'),
    ('import_row', 'import'), ('invoice', 'invoice'), ('invoice_receipt', 'receipt'), ('note', 'note')
  LOOP
    EXECUTE format('CREATE TRIGGER wall_new AFTER INSERT ON %I FOR EACH ROW WHEN (NEW.seen_by IS NOT NULL)
      EXECUTE FUNCTION wall_record(%L)', name, kind);
    EXECUTE format('CREATE TRIGGER wall_changed AFTER UPDATE ON %I FOR EACH ROW
      WHEN (OLD.seen_by IS DISTINCT FROM NEW.seen_by) EXECUTE FUNCTION wall_record(%L)', name, kind);
    EXECUTE format('CREATE TRIGGER wall_gone AFTER DELETE ON %I FOR EACH ROW WHEN (OLD.seen_by IS NOT NULL)
      EXECUTE FUNCTION wall_record(%L)', name, kind);
  END LOOP;
  GRANT CREATE ON SCHEMA public TO peshi_wall;
  FOREACH name IN ARRAY ARRAY['wall_matter', 'wall_team', 'wall_client', 'wall_person', 'wall_record', 'keep_matter_count',
    'keep_document_matter', 'keep_order_case'] LOOP
    EXECUTE format('ALTER FUNCTION %I() OWNER TO peshi_wall', name);
  END LOOP;
  REVOKE CREATE ON SCHEMA public FROM peshi_wall;
END $$;
--> statement-breakpoint
-- The state of a mail is read with the paper that was mailed, whose row says who sees it.
ALTER POLICY of_its_chamber_select ON dispatch USING (
  chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND (
    coalesce(current_setting('app.person', true), '') = '' OR current_setting('app.owner', true) = 'on'
    OR person_id = nullif(current_setting('app.person', true), '')::uuid));
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['upload', 'pending_find', 'fir_find'] LOOP
    EXECUTE format('ALTER POLICY of_its_chamber ON %I USING (chamber_id = nullif(current_setting(''app.chamber'', true), '''')::uuid
      AND (coalesce(current_setting(''app.person'', true), '''') = '''' OR person_id = nullif(current_setting(''app.person'', true), '''')::uuid))
      WITH CHECK (chamber_id = nullif(current_setting(''app.chamber'', true), '''')::uuid
      AND (coalesce(current_setting(''app.person'', true), '''') = '''' OR person_id = nullif(current_setting(''app.person'', true), '''')::uuid))', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Who found a case may follow it. The id of a case, which all chambers share, gives no access.
ALTER TABLE "pending_find" ADD COLUMN "found" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_open() RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  EXECUTE format('SET LOCAL app.people = %L', public.peshi_people());
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_shows(id uuid) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT true $$;
--> statement-breakpoint
DROP FUNCTION peshi_hidden_with(uuid[]), peshi_hidden_before(), peshi_shows_all(uuid[]), peshi_shows_tracker(uuid),
  peshi_tracker_before(uuid), peshi_hidden_matters(), peshi_hidden_clients(), peshi_hidden_orders();
--> statement-breakpoint
DROP INDEX "matter_follows_once";
--> statement-breakpoint
-- A colleague may follow the case of a sensitive matter, which does not exist for the colleague.
CREATE UNIQUE INDEX "matter_follows_once" ON "matter" USING btree ("chamber_id","case_id") WHERE deleted_at is null and case_id is not null and not is_sensitive;
--> statement-breakpoint
CREATE INDEX "event_of_subject" ON "event" USING btree ("chamber_id","subject_id");
--> statement-breakpoint
-- The owner of the tables may not read them, so that the rows are hidden in the role of the wall.
DO $$
DECLARE one record;
BEGIN
  SET LOCAL ROLE peshi_wall;
  FOR one IN SELECT chamber_id, id, case_id FROM public.matter WHERE is_sensitive ORDER BY chamber_id, id LOOP
    PERFORM public.peshi_wall_matter(one.chamber_id, one.id, one.case_id);
  END LOOP;
  SET LOCAL ROLE NONE;
END $$;
--> statement-breakpoint
-- A decision stores which records stood against it, but no longer their names.
DO $$
BEGIN
  GRANT UPDATE (hits) ON conflict_check TO peshi_wall;
  SET LOCAL ROLE peshi_wall;
  UPDATE conflict_check SET hits = (
    SELECT coalesce(jsonb_agg(hit || jsonb_build_object('met', NULL,
      'client', CASE WHEN hit #> '{client,_id}' IS NOT NULL THEN jsonb_build_object('_id', hit #> '{client,_id}') END,
      'matter', CASE WHEN hit #> '{matter,_id}' IS NOT NULL THEN jsonb_build_object('_id', hit #> '{matter,_id}') END)
      ORDER BY place), '[]')
    FROM jsonb_array_elements(hits) WITH ORDINALITY AS each (hit, place));
  SET LOCAL ROLE NONE;
  REVOKE UPDATE (hits) ON conflict_check FROM peshi_wall;
END $$;

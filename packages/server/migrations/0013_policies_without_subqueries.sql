-- Row-level policies without subqueries: Citus refuses subqueries in the policies of distributed tables. A transaction of
-- a chamber begins with `SELECT peshi_open()`, which works out what this person may not see and keeps it in settings of
-- the transaction. The policies only compare with these settings.
--
-- Servers of the version before run beside this one during an update. They make no settings, so for them a missing
-- setting (null) is worked out for each row, slowly, by the functions named `peshi_…_before` and by the functions that
-- they call themselves: peshi_hidden_matters, peshi_hidden_clients, peshi_hidden_orders, peshi_client_id and
-- peshi_erased_chamber. A later release drops all of these. An empty setting hides everything that can be hidden:
-- PostgreSQL leaves the empty text after a transaction that made the setting.
CREATE FUNCTION peshi_hidden_before() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT '{' || array_to_string(hidden.ids || public.peshi_hidden_clients() || ARRAY(
    SELECT m.case_id FROM public.matter m
    WHERE m.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND m.id = ANY (hidden.ids)
      AND m.case_id IS NOT NULL), ',')
  FROM (SELECT public.peshi_hidden_matters() AS ids) hidden
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_tracker_before(tracker uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM public.fir_tracker
    WHERE chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND id = tracker
  ) OR EXISTS (
    SELECT FROM public.caveat_tracker
    WHERE chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND id = tracker)
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_client_before() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT client_id::text FROM public.client_access LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_granted_before() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(concat_ws(',', matter_id, subject_id), ',') FROM public.share
$$;
--> statement-breakpoint
-- The people of the chamber, and those who left it: they keep their names under what they did.
CREATE FUNCTION peshi_people() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT '{' || coalesce(string_agg(person_id::text, ','), '') FROM (
    SELECT person_id FROM public.membership
    WHERE chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    UNION ALL
    SELECT person_id FROM public.former_member
    WHERE chamber_id = nullif(current_setting('app.chamber', true), '')::uuid) AS known
$$;
--> statement-breakpoint
-- Whether a row about the matter, client, case or tracker with this id may be seen. `app.hidden` is `none`, or the hidden
-- ids are in sixteen settings by their last digit, because PostgreSQL copies a setting for each row. PostgreSQL puts the
-- bodies of these functions into the statement. `sign(…) <> 1` instead of `= 0`, because the planner expects nearly all
-- rows to differ from a value, and nearly no row to equal it.
CREATE FUNCTION peshi_shows(id uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sign(CASE
    WHEN current_setting('app.hidden', true) = 'none' THEN 0
    WHEN current_setting('app.hidden', true) IS NULL THEN strpos(public.peshi_hidden_before(), id::text)
    ELSE strpos(nullif(current_setting('app.hidden_' || right(id::text, 1), true), ''), id::text)
  END) <> 1
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_shows_all(ids uuid[]) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT NOT EXISTS (SELECT FROM unnest(ids) AS id WHERE public.peshi_shows(id) IS NOT TRUE)
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_shows_tracker(tracker uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN current_setting('app.hidden', true) IS NULL THEN public.peshi_tracker_before(tracker)
    ELSE public.peshi_shows(tracker) END
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_knows(person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT strpos(nullif(coalesce(current_setting('app.people', true), public.peshi_people()), ''), person::text) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_client() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(coalesce(current_setting('app.client', true), public.peshi_client_id()::text), '')::uuid
$$;
--> statement-breakpoint
-- Whether the matter, document or order with this id is shared with the client of this transaction.
CREATE FUNCTION peshi_grants(id uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT strpos(coalesce(current_setting('app.granted_' || right(id::text, 1), true), public.peshi_granted_before()), id::text) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_erases() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(coalesce(current_setting('app.erased', true), public.peshi_erased_chamber()::text), '')::uuid
$$;
--> statement-breakpoint
-- Real `SET LOCAL` statements, because Citus does not pass set_config() to its workers.
CREATE FUNCTION peshi_keep(setting text, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  digit text;
  found text;
BEGIN
  FOR digit, found IN
    SELECT d, coalesce(string_agg(id::text, ','), '')
    FROM regexp_split_to_table('0123456789abcdef', '') AS d LEFT JOIN unnest(ids) AS id ON right(id::text, 1) = d
    GROUP BY d
  LOOP
    EXECUTE format('SET LOCAL app.%I = %L', setting || '_' || digit, '{' || found);
  END LOOP;
END $$;
--> statement-breakpoint
-- The plan is made for each call, because a plan for few matters is slow for thousands.
CREATE FUNCTION peshi_hidden_with(matters uuid[]) RETURNS uuid[] LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  of_chamber uuid := nullif(current_setting('app.chamber', true), '')::uuid;
BEGIN
  RETURN ARRAY(
    WITH secret AS MATERIALIZED (SELECT unnest(matters) AS id)
    SELECT id FROM secret
    UNION ALL
    (SELECT DISTINCT m.case_id FROM secret JOIN public.matter m ON m.chamber_id = of_chamber AND m.id = secret.id
      WHERE m.case_id IS NOT NULL)
    UNION ALL
    -- Clients whom the chamber knows only by hidden matters.
    (SELECT suspect.client_id
      FROM (SELECT DISTINCT link.client_id FROM secret
        JOIN public.matter_client link ON link.chamber_id = of_chamber AND link.matter_id = secret.id) AS suspect
      JOIN public.matter_client link ON link.chamber_id = of_chamber AND link.client_id = suspect.client_id
      LEFT JOIN secret ON secret.id = link.matter_id
      GROUP BY suspect.client_id HAVING count(*) = count(secret.id))
    UNION ALL
    (SELECT tracker.id FROM public.fir_tracker tracker WHERE tracker.chamber_id = of_chamber AND tracker.matter_ids && matters)
    UNION ALL
    (SELECT tracker.id FROM secret JOIN public.caveat_tracker tracker
      ON tracker.chamber_id = of_chamber AND tracker.matter_id = secret.id));
END $$;
--> statement-breakpoint
-- Called at the beginning of a chamber's transaction, and again after a change of what may be seen.
-- The plans of its statements are kept for long, and were perhaps made while the tables were empty: so they use indexes.
CREATE FUNCTION peshi_open() RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  most CONSTANT integer := 5000;
  of_chamber uuid := nullif(current_setting('app.chamber', true), '')::uuid;
  reader uuid := nullif(current_setting('app.person', true), '')::uuid;
  matters uuid[];
  hidden uuid[];
BEGIN
  SET LOCAL app.hidden = 'none';
  EXECUTE format('SET LOCAL app.people = %L', public.peshi_people());
  IF reader IS NULL OR current_setting('app.owner', true) = 'on' THEN RETURN; END IF;

  matters := ARRAY(
    SELECT m.id FROM public.matter m
    WHERE m.chamber_id = of_chamber AND m.is_sensitive AND NOT EXISTS (
      SELECT FROM public.matter_team t
      WHERE t.chamber_id = of_chamber AND t.matter_id = m.id AND t.person_id = reader));
  IF matters = '{}' THEN RETURN; END IF;

  hidden := public.peshi_hidden_with(matters);
  IF cardinality(hidden) > most THEN
    RAISE EXCEPTION USING ERRCODE = 'PE001', MESSAGE = format(
      'Sensitive matters hide %s records from this person, and Peshi can hide at most %s.', cardinality(hidden), most);
  END IF;
  PERFORM public.peshi_keep('hidden', hidden);
  SET LOCAL app.hidden = 'some';
END $$;
--> statement-breakpoint
-- The same for a client. A client sees no deleted client, matter or document.
CREATE FUNCTION peshi_open_client() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 20000;
  of_client uuid;
  shares integer;
BEGIN
  PERFORM public.peshi_keep('granted', '{}');
  SELECT client_id INTO of_client FROM public.client_access LIMIT 1;
  EXECUTE format('SET LOCAL app.client = %L', coalesce(of_client::text, ''));
  IF NOT EXISTS (SELECT FROM public.client) THEN
    SET LOCAL app.client = '';
    RETURN;
  END IF;

  SELECT count(*) INTO shares FROM public.share;
  IF shares > most THEN
    RAISE EXCEPTION USING ERRCODE = 'PE002', MESSAGE = format(
      '%s papers are shared with this client, and Peshi can show at most %s.', shares, most);
  END IF;
  PERFORM public.peshi_keep('granted', ARRAY(SELECT subject_id FROM public.share WHERE kind = 'document'));
  -- The versions of a deleted document cannot tell that it is deleted, so its id is left out.
  PERFORM public.peshi_keep('granted', ARRAY(
    SELECT matter_id FROM public.share
    UNION SELECT subject_id FROM public.share WHERE kind <> 'document'
    UNION SELECT id FROM public.document));
END $$;
--> statement-breakpoint
-- The eraser writes only in a chamber whose deletion has begun.
CREATE FUNCTION peshi_open_eraser() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SET LOCAL app.erased = %L', coalesce(public.peshi_erased_chamber()::text, ''));
END $$;
--> statement-breakpoint
ALTER POLICY in_confidence ON client_message USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON client_note USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON clock_dismissal USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON direction USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON document USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON document_page USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON document_version USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON matter_alias USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON matter_fir USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON matter_name USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON matter_tag USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON note USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON share USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON sighting USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON activity USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON appeal_tracker USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON calendar_clock USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON caveat_tracker USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON clock USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON credit_note USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON import_row USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON invoice USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON invoice_mail USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON invoice_receipt USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON notification USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON takeout USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON task USING (matter_id IS NULL OR peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON matter_link USING (peshi_shows(matter_id) AND peshi_shows(of_matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence_delete ON hearing USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence_update ON hearing USING (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence_insert ON hearing WITH CHECK (peshi_shows(matter_id));
--> statement-breakpoint
ALTER POLICY in_confidence_update ON matter USING (NOT is_sensitive OR peshi_shows(id))
  WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY in_confidence ON client USING (peshi_shows(id));
--> statement-breakpoint
ALTER POLICY in_confidence ON client_consent USING (peshi_shows(client_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON conflict_check USING ((matter_id IS NULL OR peshi_shows(matter_id)) AND (client_id IS NULL OR peshi_shows(client_id)));
--> statement-breakpoint
ALTER POLICY in_confidence ON name_sound USING (peshi_shows(owner_id));
--> statement-breakpoint
-- The copies of a court's orders are hidden with their case, if any matter of the case is hidden.
ALTER POLICY in_confidence ON order_copy USING (peshi_shows(case_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON order_copy_page USING (peshi_shows(case_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON fir_tracker USING (peshi_shows_all(matter_ids));
--> statement-breakpoint
ALTER POLICY in_confidence ON fir_reading USING (peshi_shows_tracker(tracker_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON caveat_hit USING (peshi_shows_tracker(tracker_id));
--> statement-breakpoint
ALTER POLICY in_confidence ON caveat_proof USING (peshi_shows_tracker(tracker_id));
--> statement-breakpoint
ALTER POLICY of_its_chamber ON person USING (peshi_knows(id));
--> statement-breakpoint
ALTER POLICY to_its_reader ON dispatch USING (
  coalesce(current_setting('app.person', true), '') = ''
  OR coalesce(current_setting('app.owner', true), '') = 'on'
  OR person_id = nullif(current_setting('app.person', true), '')::uuid
  OR (is_shared AND (matter_id IS NULL OR peshi_shows(matter_id))));
--> statement-breakpoint
ALTER POLICY with_its_ticket ON support_file USING (
  coalesce(current_setting('app.person', true), '') = '' OR current_setting('app.owner', true) = 'on'
  OR asked_by = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
ALTER POLICY with_its_ticket ON support_message USING (
  coalesce(current_setting('app.person', true), '') = '' OR current_setting('app.owner', true) = 'on'
  OR asked_by = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
ALTER POLICY of_the_client ON client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND deleted_at IS NULL AND id = nullif(coalesce(current_setting('app.client', true), peshi_client_before()), '')::uuid);
--> statement-breakpoint
ALTER POLICY of_the_client ON share
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = peshi_client() AND revoked_at IS NULL);
--> statement-breakpoint
ALTER POLICY of_the_client ON matter
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND deleted_at IS NULL AND peshi_grants(id));
--> statement-breakpoint
ALTER POLICY of_the_client ON order_copy
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND peshi_grants(order_id));
--> statement-breakpoint
ALTER POLICY of_the_client ON document
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND deleted_at IS NULL AND peshi_grants(id));
--> statement-breakpoint
ALTER POLICY of_the_client ON document_version
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND peshi_grants(document_id));
--> statement-breakpoint
ALTER POLICY of_the_client ON client_message
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = peshi_client() AND peshi_grants(matter_id))
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = peshi_client() AND peshi_grants(matter_id)
    AND from_client AND person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
ALTER POLICY of_the_client ON client_note
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = peshi_client() AND approved_at IS NOT NULL AND 'area' = ANY (channels)
    AND peshi_grants(matter_id));
--> statement-breakpoint
ALTER POLICY of_the_client ON invoice
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = peshi_client() AND shown_at IS NOT NULL AND status <> 'draft');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_let_erase(name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE POLICY of_the_eraser ON %I TO peshi_eraser
    USING (chamber_id = peshi_erases()) WITH CHECK (chamber_id = peshi_erases())', name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO peshi_eraser', name);
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN
    SELECT tablename FROM pg_policies WHERE schemaname = 'public' AND policyname = 'of_the_eraser' AND cmd = 'ALL'
    ORDER BY tablename
  LOOP
    EXECUTE format('ALTER POLICY of_the_eraser ON %I
      USING (chamber_id = peshi_erases()) WITH CHECK (chamber_id = peshi_erases())', name);
  END LOOP;
END $$;

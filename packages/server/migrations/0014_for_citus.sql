-- Citus has no foreign key with `ON DELETE SET NULL (matter_id)`, so a trigger takes a deleted matter out of its trackers.
CREATE FUNCTION forget_matter_of_trackers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE appeal_tracker SET matter_id = NULL WHERE chamber_id = OLD.chamber_id AND matter_id = OLD.id;
  UPDATE caveat_tracker SET matter_id = NULL WHERE chamber_id = OLD.chamber_id AND matter_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_matter_of_trackers BEFORE DELETE ON matter FOR EACH ROW EXECUTE FUNCTION forget_matter_of_trackers();
--> statement-breakpoint
ALTER TABLE appeal_tracker DROP CONSTRAINT IF EXISTS appeal_tracker_of_matter;
--> statement-breakpoint
ALTER TABLE appeal_tracker ADD CONSTRAINT appeal_tracker_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id);
--> statement-breakpoint
ALTER TABLE caveat_tracker DROP CONSTRAINT IF EXISTS caveat_tracker_of_matter;
--> statement-breakpoint
ALTER TABLE caveat_tracker ADD CONSTRAINT caveat_tracker_of_matter FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id);
--> statement-breakpoint
-- A transaction keeps the results of its request in its own role: Citus has one connection to a worker for each role, and
-- a transaction may write a chamber's rows through only one of them.
CREATE POLICY system_request ON idempotent_reply FOR UPDATE TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (steps), UPDATE (steps) ON idempotent_reply TO peshi_system;
--> statement-breakpoint
CREATE POLICY of_the_client ON idempotent_reply TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT (chamber_id, key, created_at, person_id, steps), UPDATE (steps) ON idempotent_reply TO peshi_client;
--> statement-breakpoint
-- Citus works out the parts of a policy on its own before it sends a write, so also the functions for servers that make no
-- settings. These functions now end at once if the settings are made.
CREATE OR REPLACE FUNCTION peshi_hidden_before() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF current_setting('app.hidden', true) IS NOT NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT '{' || array_to_string(hidden.ids || public.peshi_hidden_clients() || ARRAY(
      SELECT m.case_id FROM public.matter m
      WHERE m.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND m.id = ANY (hidden.ids)
        AND m.case_id IS NOT NULL), ',')
    FROM (SELECT public.peshi_hidden_matters() AS ids) hidden);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_tracker_before(tracker uuid) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF current_setting('app.hidden', true) IS NOT NULL THEN RETURN NULL; END IF;
  RETURN EXISTS (
    SELECT FROM public.fir_tracker
    WHERE chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND id = tracker
  ) OR EXISTS (
    SELECT FROM public.caveat_tracker
    WHERE chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND id = tracker);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_client_before() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF current_setting('app.client', true) IS NOT NULL THEN RETURN NULL; END IF;
  RETURN (SELECT client_id::text FROM public.client_access LIMIT 1);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_granted_before() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF current_setting('app.granted_0', true) IS NOT NULL THEN RETURN NULL; END IF;
  RETURN (SELECT string_agg(concat_ws(',', matter_id, subject_id), ',') FROM public.share);
END $$;
--> statement-breakpoint
CREATE FUNCTION peshi_people_before() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF current_setting('app.people', true) IS NOT NULL THEN RETURN NULL; END IF;
  RETURN public.peshi_people();
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_knows(person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT strpos(nullif(coalesce(current_setting('app.people', true), public.peshi_people_before()), ''), person::text) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION peshi_erased_before() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF current_setting('app.erased', true) IS NOT NULL THEN RETURN NULL; END IF;
  RETURN public.peshi_erased_chamber();
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_erases() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(coalesce(current_setting('app.erased', true), public.peshi_erased_before()), '')::uuid
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_client_id() RETURNS uuid LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF current_setting('app.client', true) IS NOT NULL THEN RETURN NULL; END IF;
  RETURN (SELECT id FROM public.client LIMIT 1);
END $$;
--> statement-breakpoint
-- The statements name the chamber by a variable: then Citus asks only the machine that has the chamber.
CREATE OR REPLACE FUNCTION peshi_people() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  of_chamber uuid := nullif(current_setting('app.chamber', true), '')::uuid;
BEGIN
  RETURN (SELECT '{' || coalesce(string_agg(person_id::text, ','), '') FROM (
    SELECT person_id FROM public.membership WHERE chamber_id = of_chamber
    UNION ALL
    SELECT person_id FROM public.former_member WHERE chamber_id = of_chamber) AS known);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_open_client() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 20000;
  of_chamber uuid := nullif(current_setting('app.chamber', true), '')::uuid;
  of_client uuid;
  shares integer;
BEGIN
  PERFORM public.peshi_keep('granted', '{}');
  SELECT client_id INTO of_client FROM public.client_access WHERE chamber_id = of_chamber LIMIT 1;
  EXECUTE format('SET LOCAL app.client = %L', coalesce(of_client::text, ''));
  IF NOT EXISTS (SELECT FROM public.client WHERE chamber_id = of_chamber) THEN
    SET LOCAL app.client = '';
    RETURN;
  END IF;

  SELECT count(*) INTO shares FROM public.share WHERE chamber_id = of_chamber;
  IF shares > most THEN
    RAISE EXCEPTION USING ERRCODE = 'PE002', MESSAGE = format(
      '%s papers are shared with this client, and Peshi can show at most %s.', shares, most);
  END IF;
  PERFORM public.peshi_keep('granted', ARRAY(
    SELECT subject_id FROM public.share WHERE chamber_id = of_chamber AND kind = 'document'));
  -- The versions of a deleted document cannot tell that it is deleted, so its id is left out.
  PERFORM public.peshi_keep('granted', ARRAY(
    SELECT matter_id FROM public.share WHERE chamber_id = of_chamber
    UNION SELECT subject_id FROM public.share WHERE chamber_id = of_chamber AND kind <> 'document'
    UNION SELECT id FROM public.document WHERE chamber_id = of_chamber));
END $$;
--> statement-breakpoint
-- Which courts have matters at all.
CREATE POLICY system_list_matching ON matter_count FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (hc_name, matters) ON matter_count TO peshi_system;
--> statement-breakpoint
-- Citus allows only immutable functions in `DO UPDATE SET`, and `jsonb_build_object` is not one.
CREATE FUNCTION listed_place(court_no text, item text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('court_no', court_no, 'item', item)
$$;

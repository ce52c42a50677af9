-- safe beside the version before: it revokes only rights on functions that this migration makes, and no chamber has the switch on
-- An owner may decide that everybody else sees only the matters on whose team they are, and those that they added. The wall
-- of sensitive matters (`0018_wall.sql`) then stands around all matters of the chamber.
DROP INDEX "matter_sensitive";--> statement-breakpoint
DROP INDEX "matter_follows_once";--> statement-breakpoint
ALTER TABLE "matter_team" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "own_matters_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "clerks_see_documents" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "clerks_may_delete" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "advocates_see_money" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "matter_hidden" ON "matter" USING btree ("chamber_id","id") WHERE seen_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "matter_follows_once" ON "matter" USING btree ("chamber_id","case_id") WHERE deleted_at is null and case_id is not null and not is_sensitive and seen_by is null;--> statement-breakpoint
GRANT UPDATE (own_matters_only, clerks_see_documents, clerks_may_delete, advocates_see_money) ON chamber TO peshi_app;
--> statement-breakpoint
CREATE POLICY of_the_wall ON chamber FOR SELECT TO peshi_wall USING (true);
--> statement-breakpoint
GRANT SELECT (id, own_matters_only) ON chamber TO peshi_wall;
--> statement-breakpoint
-- Who sees a matter besides the owners. Null if everybody of the chamber does.
CREATE FUNCTION peshi_matter_people(of_chamber uuid, of_matter uuid, of_creator uuid, is_sensitive boolean, is_own_only boolean)
RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN is_sensitive OR is_own_only THEN ARRAY(
    SELECT person_id FROM public.matter_team WHERE chamber_id = of_chamber AND matter_id = of_matter
    UNION SELECT of_creator WHERE NOT is_sensitive ORDER BY 1) END
$$;
--> statement-breakpoint
-- Who sees the chamber's copies of a court's orders. If a matter of the case is sensitive: who sees all of these. Otherwise
-- who sees any matter of the case.
CREATE FUNCTION peshi_case_people(of_chamber uuid, of_case uuid) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  sensitive text[] := ARRAY(SELECT id::text FROM public.matter
    WHERE chamber_id = of_chamber AND case_id = of_case AND is_sensitive ORDER BY 1);
  is_hidden boolean;
BEGIN
  IF cardinality(sensitive) > 0 THEN RETURN public.peshi_seen_by(of_chamber, sensitive); END IF;
  SELECT count(*) > 0 AND count(*) = count(wall.id) INTO is_hidden FROM public.matter
  LEFT JOIN public.wall ON wall.chamber_id = of_chamber AND wall.id = matter.id::text
  WHERE matter.chamber_id = of_chamber AND matter.case_id = of_case;
  IF NOT is_hidden THEN RETURN NULL; END IF;
  RETURN ARRAY(SELECT DISTINCT unnest(wall.seen_by) FROM public.matter
    JOIN public.wall ON wall.chamber_id = of_chamber AND wall.id = matter.id::text
    WHERE matter.chamber_id = of_chamber AND matter.case_id = of_case ORDER BY 1);
END $$;
--> statement-breakpoint
CREATE FUNCTION peshi_is_own_only(of_chamber uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT own_matters_only FROM public.chamber WHERE id = of_chamber), false)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION peshi_wall_matter(of_chamber uuid, of_matter uuid, of_case uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.peshi_put_wall('matter', of_chamber, of_matter::text, (
    SELECT public.peshi_matter_people(of_chamber, id, created_by, is_sensitive, public.peshi_is_own_only(of_chamber))
    FROM public.matter WHERE chamber_id = of_chamber AND id = of_matter));
  IF of_case IS NULL THEN RETURN; END IF;
  PERFORM public.peshi_put_wall('case', of_chamber, of_case::text, public.peshi_case_people(of_chamber, of_case));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION wall_matter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT NEW.is_sensitive AND NOT public.peshi_is_own_only(NEW.chamber_id) THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM public.peshi_wall_matter(OLD.chamber_id, OLD.id, OLD.case_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM public.peshi_wall_matter(NEW.chamber_id, NEW.id, NEW.case_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION wall_team() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  changed public.matter_team := coalesce(NEW, OLD);
  of_case uuid;
BEGIN
  SELECT case_id INTO of_case FROM public.matter
  WHERE chamber_id = changed.chamber_id AND id = changed.matter_id AND seen_by IS NOT NULL;
  IF FOUND THEN PERFORM public.peshi_wall_matter(changed.chamber_id, changed.matter_id, of_case); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER wall_new ON matter;
--> statement-breakpoint
DROP TRIGGER wall_changed ON matter;
--> statement-breakpoint
DROP TRIGGER wall_gone ON matter;
--> statement-breakpoint
CREATE TRIGGER wall_new AFTER INSERT ON matter FOR EACH ROW EXECUTE FUNCTION wall_matter();
--> statement-breakpoint
CREATE TRIGGER wall_changed AFTER UPDATE OF is_sensitive, case_id ON matter
  FOR EACH ROW WHEN (OLD.is_sensitive OR NEW.is_sensitive OR NEW.seen_by IS NOT NULL) EXECUTE FUNCTION wall_matter();
--> statement-breakpoint
CREATE TRIGGER wall_gone AFTER DELETE ON matter FOR EACH ROW WHEN (OLD.seen_by IS NOT NULL) EXECUTE FUNCTION wall_matter();
--> statement-breakpoint
-- Says for all matters of the transaction's chamber who sees them. Call it after `own_matters_only` changed. One statement
-- for a table, because a chamber has thousands of matters.
CREATE FUNCTION peshi_wall_chamber() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  of_chamber uuid := nullif(current_setting('app.chamber', true), '')::uuid;
  is_own_only boolean := public.peshi_is_own_only(of_chamber);
  one record;
BEGIN
  FOR one IN SELECT generate_series(0, 63) AS lock LOOP
    PERFORM pg_advisory_xact_lock(hashtext(of_chamber::text), one.lock);
  END LOOP;
  DELETE FROM public.wall WHERE chamber_id = of_chamber AND id IN (
    SELECT id::text FROM public.matter WHERE chamber_id = of_chamber
    UNION ALL SELECT case_id::text FROM public.matter WHERE chamber_id = of_chamber);
  INSERT INTO public.wall (chamber_id, id, seen_by)
  SELECT of_chamber, id, people FROM (
    SELECT id::text, public.peshi_matter_people(of_chamber, id, created_by, is_sensitive, is_own_only) AS people
    FROM public.matter WHERE chamber_id = of_chamber) AS matters WHERE people IS NOT NULL;
  INSERT INTO public.wall (chamber_id, id, seen_by)
  SELECT of_chamber, case_id::text, people FROM (
    SELECT case_id, public.peshi_case_people(of_chamber, case_id) AS people FROM (
      SELECT DISTINCT case_id FROM public.matter WHERE chamber_id = of_chamber AND case_id IS NOT NULL) AS followed
    ) AS cases WHERE people IS NOT NULL;
  FOR one IN
    SELECT of_table, string_agg(CASE of_column WHEN 'matter_ids' THEN 'cardinality(matter_ids) > 0'
      ELSE format('%I IS NOT NULL', of_column) END, ' OR ') AS leads
    FROM public.peshi_walled() WHERE kinds && '{matter,case}' GROUP BY of_table ORDER BY of_table
  LOOP
    -- The trigger `keep_seen_by` writes the value.
    EXECUTE format('UPDATE public.%I SET seen_by = NULL WHERE chamber_id = $1 AND (%s)', one.of_table, one.leads)
      USING of_chamber;
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION peshi_matter_people(uuid, uuid, uuid, boolean, boolean), peshi_case_people(uuid, uuid),
  peshi_is_own_only(uuid), peshi_wall_chamber() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_matter_people(uuid, uuid, uuid, boolean, boolean), peshi_case_people(uuid, uuid),
  peshi_is_own_only(uuid) TO peshi_wall;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_wall_chamber() TO peshi_app;
--> statement-breakpoint
DO $$
BEGIN
  GRANT CREATE ON SCHEMA public TO peshi_wall;
  ALTER FUNCTION peshi_wall_chamber() OWNER TO peshi_wall;
  REVOKE CREATE ON SCHEMA public FROM peshi_wall;
END $$;

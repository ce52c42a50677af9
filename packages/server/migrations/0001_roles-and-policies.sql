-- The two doors to the database. Neither role can sign in by itself, own a table or bypass row-level security:
-- the server's connection takes one of them on for the length of a transaction (`SET LOCAL ROLE`).
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'peshi_app') THEN
    CREATE ROLE peshi_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'peshi_system') THEN
    CREATE ROLE peshi_system NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  EXECUTE format('GRANT peshi_app, peshi_system TO %I', current_user);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO peshi_app, peshi_system;
--> statement-breakpoint
-- Private tables: a chamber sees and writes its own rows only.
DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY ARRAY['membership', 'matter', 'matter_count', 'pending_find', 'order_copy', 'idempotent_reply']
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
-- The chamber itself and the people in it: read through the chamber's door, written by the system's.
ALTER TABLE chamber ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE chamber FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON chamber TO peshi_app
  USING (id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT ON chamber TO peshi_app;
--> statement-breakpoint
ALTER TABLE person ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE person FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON person TO peshi_app
  USING (EXISTS (SELECT FROM membership WHERE membership.person_id = person.id));
--> statement-breakpoint
GRANT SELECT (id, name, email, mobile) ON person TO peshi_app;
--> statement-breakpoint
ALTER TABLE sign_in ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sign_in FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Court tables: public knowledge. Chambers read, the system writes.
GRANT SELECT ON court_case, case_hearing, case_order, court_health, court_case_types TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE
  ON court_case, case_hearing, case_order, court_health, court_case_types, operator_turn TO peshi_system;
--> statement-breakpoint
-- The system's own door reaches over chambers for sign-in and for fan-out, and there only the columns named here.
-- `src/db/system-reasons.ts` says what each is for; a test holds the two lists together.
CREATE POLICY system_sign_in ON person TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_sign_in ON chamber TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_sign_in ON membership TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_sign_in ON sign_in TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON person, chamber, sign_in TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT ON membership TO peshi_system;
--> statement-breakpoint
GRANT DELETE ON sign_in TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_fan_out ON matter FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, case_id, deleted_at) ON matter TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON pending_find FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, expires_at) ON pending_find TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_house_keeping ON idempotent_reply FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, key, created_at) ON idempotent_reply TO peshi_system;
--> statement-breakpoint
-- The counter cube: one row per chamber, court, status and year, kept in the writer's own transaction.
CREATE FUNCTION count_matter(of_chamber uuid, of_court text, of_status text, of_year integer, step integer)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO matter_count (chamber_id, hc_name, case_status, case_year, matters)
  VALUES (of_chamber, of_court, of_status, coalesce(of_year, 0), step)
  ON CONFLICT (chamber_id, hc_name, case_status, case_year)
  DO UPDATE SET matters = matter_count.matters + excluded.matters
$$;
--> statement-breakpoint
CREATE FUNCTION keep_matter_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    PERFORM count_matter(OLD.chamber_id, OLD.hc_name, OLD.case_status, OLD.case_year, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    PERFORM count_matter(NEW.chamber_id, NEW.hc_name, NEW.case_status, NEW.case_year, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_matter_count_rows AFTER INSERT OR DELETE ON matter
  FOR EACH ROW EXECUTE FUNCTION keep_matter_count();
--> statement-breakpoint
-- Only the columns that the cube counts by: an edited title costs nothing here.
CREATE TRIGGER keep_matter_count_moves AFTER UPDATE OF hc_name, case_status, case_year, deleted_at ON matter
  FOR EACH ROW
  WHEN ((OLD.hc_name, OLD.case_status, OLD.case_year, OLD.deleted_at IS NULL)
        IS DISTINCT FROM (NEW.hc_name, NEW.case_status, NEW.case_year, NEW.deleted_at IS NULL))
  EXECUTE FUNCTION keep_matter_count();

-- The sensitive matters that the person of this transaction may not know. Without a person (the system's own work for a
-- chamber) and for the owner there are none.
CREATE FUNCTION peshi_hidden_matters() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN coalesce(current_setting('app.person', true), '') = '' THEN '{}'::uuid[]
    WHEN current_setting('app.owner', true) = 'on' THEN '{}'::uuid[]
    ELSE ARRAY(
      SELECT m.id FROM public.matter m
      WHERE m.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND m.is_sensitive
        AND NOT EXISTS (
          SELECT FROM public.matter_team t
          WHERE t.chamber_id = m.chamber_id AND t.matter_id = m.id
            AND t.person_id = nullif(current_setting('app.person', true), '')::uuid))
  END
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_hidden_matters() TO peshi_app;
--> statement-breakpoint
-- The same for what hangs on the court's case instead: orders, by their ids.
CREATE FUNCTION peshi_hidden_orders() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN hidden.ids = '{}' THEN '{}'::uuid[] ELSE ARRAY(
    SELECT o.id FROM public.case_order o
    JOIN public.matter m ON m.case_id = o.case_id
    WHERE m.chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND m.id = ANY (hidden.ids))
  END
  FROM (SELECT public.peshi_hidden_matters() AS ids) hidden
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_hidden_orders() TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON order_copy AS RESTRICTIVE TO peshi_app
  USING (order_id <> ALL ((SELECT peshi_hidden_orders())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON order_copy_page AS RESTRICTIVE TO peshi_app
  USING (order_id <> ALL ((SELECT peshi_hidden_orders())::uuid[]));
--> statement-breakpoint
ALTER TABLE matter_team ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE matter_team FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON matter_team TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_team TO peshi_app;
--> statement-breakpoint
ALTER TABLE tag ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tag FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON tag TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON tag TO peshi_app;
--> statement-breakpoint
ALTER TABLE matter_tag ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE matter_tag FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON matter_tag TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_tag TO peshi_app;
--> statement-breakpoint
ALTER TABLE saved_view ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_view FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON saved_view TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_view TO peshi_app;
--> statement-breakpoint
-- What a sensitive matter is sorted under says something of it.
CREATE POLICY in_confidence ON matter_tag AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));

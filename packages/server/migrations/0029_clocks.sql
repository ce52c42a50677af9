ALTER TABLE "matter" drop column "search_text";--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(
  coalesce(own_title, '') || ' ' || coalesce(court_title, '') || ' ' ||
  coalesce(own_petitioner, '') || ' ' || coalesce(court_petitioner, '') || ' ' ||
  coalesce(own_respondent, '') || ' ' || coalesce(court_respondent, '') || ' ' ||
  coalesce(reference_id, '') || ' ' || coalesce(cnr, '') || ' ' || coalesce(unique_case_number, '') || ' /' ||
  coalesce(case_type, '') || '/' || coalesce(case_number, '') || '/' || coalesce(case_year::text, '') || ' /' ||
  replace(unique_id, '-', '/'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "matter" DROP COLUMN "our_side";--> statement-breakpoint
ALTER TABLE "matter" DROP COLUMN "alias_text";
--> statement-breakpoint
ALTER TABLE clock ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clock FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON clock TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clock TO peshi_app;
--> statement-breakpoint
ALTER TABLE clock_dismissal ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clock_dismissal FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON clock_dismissal TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clock_dismissal TO peshi_app;
--> statement-breakpoint
ALTER TABLE calendar_clock ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE calendar_clock FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON calendar_clock TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_clock TO peshi_app;
--> statement-breakpoint
ALTER TABLE court_holiday ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE court_holiday FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON court_holiday TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_holiday TO peshi_app;
--> statement-breakpoint
ALTER TABLE court_week ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE court_week FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON court_week TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON court_week TO peshi_app;
--> statement-breakpoint
CREATE POLICY in_confidence ON clock AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON clock_dismissal AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON calendar_clock AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));

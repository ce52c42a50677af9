CREATE POLICY in_confidence ON direction AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence ON takeout AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));

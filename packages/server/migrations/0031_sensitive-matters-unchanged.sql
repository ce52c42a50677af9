-- Outside its team a sensitive matter can be seen as a masked line, and nothing about it be changed.
CREATE POLICY in_confidence_update ON matter AS RESTRICTIVE FOR UPDATE TO peshi_app
  USING (NOT is_sensitive OR id <> ALL ((SELECT peshi_hidden_matters())::uuid[]))
  WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY in_confidence_insert ON hearing AS RESTRICTIVE FOR INSERT TO peshi_app
  WITH CHECK (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence_update ON hearing AS RESTRICTIVE FOR UPDATE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
CREATE POLICY in_confidence_delete ON hearing AS RESTRICTIVE FOR DELETE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));

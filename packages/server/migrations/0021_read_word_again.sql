-- Word documents that an older reader read: the reader of today says which of them a browser cannot draw. Their pages
-- stay until then; the nightly job `keep-document-house` takes them up.
CREATE POLICY system_house_keeping ON document_version FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, text_read_at) ON document_version TO peshi_system;
--> statement-breakpoint
DO $$
DECLARE
  chambers uuid[];
  of_chamber uuid;
BEGIN
  SET LOCAL ROLE peshi_system;
  chambers := ARRAY(SELECT id FROM chamber);
  SET LOCAL ROLE peshi_app;
  FOREACH of_chamber IN ARRAY chambers LOOP
    PERFORM set_config('app.chamber', of_chamber::text, true);
    UPDATE document_version SET text_read_at = NULL
    WHERE chamber_id = of_chamber AND text_read_at IS NOT NULL
      AND media_type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      AND (problem IS NULL OR problem = 'too-long');
  END LOOP;
  SET LOCAL ROLE NONE;
  PERFORM set_config('app.chamber', '', true);
END $$;

ALTER TABLE "upload" DROP COLUMN "has_scripts";
--> statement-breakpoint
CREATE POLICY in_confidence ON document AS RESTRICTIVE TO peshi_app
  USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- What hangs on a document is as visible as the document; looked up only for those from whom anything is hidden.
CREATE POLICY in_confidence ON document_version AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM document d
    WHERE d.chamber_id = document_version.chamber_id AND d.id = document_version.document_id));
--> statement-breakpoint
CREATE POLICY in_confidence ON document_page AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM document d
    WHERE d.chamber_id = document_page.chamber_id AND d.id = document_page.document_id));

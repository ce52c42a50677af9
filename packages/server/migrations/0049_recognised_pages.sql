ALTER TABLE "order_page" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_page" ADD COLUMN "recognition" jsonb;--> statement-breakpoint
ALTER TABLE "order_page" ADD COLUMN "boxes" "bytea";--> statement-breakpoint
ALTER TABLE "document_page" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_page" ADD COLUMN "recognition" jsonb;--> statement-breakpoint
ALTER TABLE "document_page" ADD COLUMN "boxes" "bytea";--> statement-breakpoint
ALTER TABLE "order_copy_page" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_copy_page" ADD COLUMN "recognition" jsonb;--> statement-breakpoint
ALTER TABLE "order_copy_page" ADD COLUMN "boxes" "bytea";--> statement-breakpoint
CREATE INDEX "order_page_waits" ON "order_page" USING btree ("order_id") WHERE waits;--> statement-breakpoint
CREATE INDEX "document_page_waits" ON "document_page" USING btree ("chamber_id") WHERE waits;--> statement-breakpoint
CREATE INDEX "order_copy_page_waits" ON "order_copy_page" USING btree ("chamber_id") WHERE waits;--> statement-breakpoint
CREATE POLICY system_recognition ON document_page FOR SELECT TO peshi_system USING (waits);--> statement-breakpoint
CREATE POLICY system_recognition ON order_copy_page FOR SELECT TO peshi_system USING (waits);--> statement-breakpoint
GRANT SELECT (chamber_id, waits) ON document_page, order_copy_page TO peshi_system;--> statement-breakpoint
-- The nightly jobs take up the pages that are pictures, and the pictures themselves.
UPDATE order_page SET waits = true WHERE text IS NULL;--> statement-breakpoint
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
    UPDATE order_copy_page SET waits = true WHERE chamber_id = of_chamber AND text IS NULL;
    UPDATE document_page SET waits = true FROM document_version v
    WHERE document_page.chamber_id = of_chamber AND document_page.text IS NULL AND v.chamber_id = of_chamber
      AND v.document_id = document_page.document_id AND v.version = document_page.version
      AND v.media_type = 'application/pdf';
    UPDATE document_version SET text_read_at = NULL
    WHERE chamber_id = of_chamber AND media_type IN ('image/jpeg', 'image/png', 'image/webp', 'image/heic');
  END LOOP;
  SET LOCAL ROLE NONE;
  PERFORM set_config('app.chamber', '', true);
END $$;

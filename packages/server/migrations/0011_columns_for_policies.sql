ALTER TABLE "document_page" ADD COLUMN "matter_id" uuid;--> statement-breakpoint
ALTER TABLE "document_version" ADD COLUMN "matter_id" uuid;--> statement-breakpoint
ALTER TABLE "order_copy" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "order_copy_page" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "support_file" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "support_message" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "matter_id" uuid;--> statement-breakpoint
-- Row-level policies compare columns of their own row only. These columns repeat a value of the parent row, which never
-- changes.
CREATE FUNCTION keep_document_matter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.matter_id := (SELECT matter_id FROM document WHERE chamber_id = NEW.chamber_id AND id = NEW.document_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_order_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.case_id := (SELECT case_id FROM case_order WHERE id = NEW.order_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_ticket_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.asked_by := (SELECT person_id FROM support_ticket WHERE chamber_id = NEW.chamber_id AND id = NEW.ticket_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_document_matter BEFORE INSERT ON document_version FOR EACH ROW EXECUTE FUNCTION keep_document_matter();
--> statement-breakpoint
CREATE TRIGGER keep_document_matter BEFORE INSERT ON document_page FOR EACH ROW EXECUTE FUNCTION keep_document_matter();
--> statement-breakpoint
CREATE TRIGGER keep_order_case BEFORE INSERT ON order_copy FOR EACH ROW EXECUTE FUNCTION keep_order_case();
--> statement-breakpoint
CREATE TRIGGER keep_order_case BEFORE INSERT ON order_copy_page FOR EACH ROW EXECUTE FUNCTION keep_order_case();
--> statement-breakpoint
CREATE TRIGGER keep_ticket_person BEFORE INSERT ON support_message FOR EACH ROW EXECUTE FUNCTION keep_ticket_person();
--> statement-breakpoint
CREATE TRIGGER keep_ticket_person BEFORE INSERT ON support_file FOR EACH ROW EXECUTE FUNCTION keep_ticket_person();

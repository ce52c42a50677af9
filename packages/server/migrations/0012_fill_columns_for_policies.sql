-- safe beside the version before: the rights that are revoked here are granted here
-- A migration of its own, so that filling many rows locks no table. The owner of the tables may not read them
-- (row-level security is forced), so each chamber's rows are filled in the chamber's role.
GRANT UPDATE (asked_by) ON support_message, support_file TO peshi_app;
--> statement-breakpoint
GRANT SELECT (is_shared), UPDATE (is_shared, matter_id) ON dispatch TO peshi_app;
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
    UPDATE document_version SET matter_id = d.matter_id FROM document d
    WHERE document_version.chamber_id = of_chamber AND document_version.matter_id IS NULL
      AND d.chamber_id = of_chamber AND d.id = document_version.document_id;
    UPDATE document_page SET matter_id = d.matter_id FROM document d
    WHERE document_page.chamber_id = of_chamber AND document_page.matter_id IS NULL
      AND d.chamber_id = of_chamber AND d.id = document_page.document_id;
    UPDATE order_copy SET case_id = o.case_id FROM case_order o
    WHERE order_copy.chamber_id = of_chamber AND order_copy.case_id IS NULL AND o.id = order_copy.order_id;
    UPDATE order_copy_page SET case_id = o.case_id FROM case_order o
    WHERE order_copy_page.chamber_id = of_chamber AND order_copy_page.case_id IS NULL AND o.id = order_copy_page.order_id;
    UPDATE support_message SET asked_by = t.person_id FROM support_ticket t
    WHERE support_message.chamber_id = of_chamber AND support_message.asked_by IS NULL
      AND t.chamber_id = of_chamber AND t.id = support_message.ticket_id;
    UPDATE support_file SET asked_by = t.person_id FROM support_ticket t
    WHERE support_file.chamber_id = of_chamber AND support_file.asked_by IS NULL
      AND t.chamber_id = of_chamber AND t.id = support_file.ticket_id;
    UPDATE dispatch SET is_shared = true, matter_id = m.matter_id FROM invoice_mail m
    WHERE dispatch.chamber_id = of_chamber AND NOT dispatch.is_shared
      AND m.chamber_id = of_chamber AND m.dispatch_id = dispatch.id;
  END LOOP;
  SET LOCAL ROLE NONE;
  PERFORM set_config('app.chamber', '', true);
END $$;
--> statement-breakpoint
REVOKE UPDATE (asked_by) ON support_message, support_file FROM peshi_app;
--> statement-breakpoint
REVOKE SELECT (is_shared), UPDATE (is_shared, matter_id) ON dispatch FROM peshi_app;

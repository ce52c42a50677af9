-- The search finds names by the keys of the conflict check, which the server writes. A matter's keys are written after
-- its title changed, too.
-- safe beside the version before: it still reads `matter_name`, `case_name` and `name_sounds`, which the next version drops
ALTER TABLE "name_sound" ADD COLUMN "role" text;
--> statement-breakpoint
DROP TRIGGER keep_matter_names_new ON matter;
--> statement-breakpoint
DROP TRIGGER keep_matter_names_changed ON matter;
--> statement-breakpoint
DROP TRIGGER keep_case_names_new ON court_case;
--> statement-breakpoint
DROP TRIGGER keep_case_names_changed ON court_case;
--> statement-breakpoint
DROP FUNCTION keep_matter_names(), keep_case_names(), case_names(uuid, jsonb);
--> statement-breakpoint
DROP TRIGGER mark_party_names_changed ON matter;
--> statement-breakpoint
CREATE TRIGGER mark_party_names_changed
  AFTER UPDATE OF case_id, own_title, court_title, own_petitioner, court_petitioner, own_respondent, court_respondent
  ON matter FOR EACH ROW
  WHEN ((OLD.case_id, OLD.own_title, OLD.court_title, OLD.own_petitioner, OLD.court_petitioner, OLD.own_respondent, OLD.court_respondent)
        IS DISTINCT FROM
        (NEW.case_id, NEW.own_title, NEW.court_title, NEW.own_petitioner, NEW.court_petitioner, NEW.own_respondent, NEW.court_respondent))
  EXECUTE FUNCTION mark_party_names();
--> statement-breakpoint
CREATE TRIGGER forget_name_sounds AFTER DELETE ON fir_tracker FOR EACH ROW EXECUTE FUNCTION forget_name_sounds();
--> statement-breakpoint
CREATE TRIGGER forget_name_sounds AFTER DELETE ON caveat_tracker FOR EACH ROW EXECUTE FUNCTION forget_name_sounds();
--> statement-breakpoint
CREATE TRIGGER forget_name_sounds AFTER DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION forget_name_sounds();
--> statement-breakpoint
-- A hidden FIR, caveat or invoice hides its keys.
CREATE OR REPLACE FUNCTION peshi_walled() RETURNS TABLE (of_table text, of_column text, kinds text[]) LANGUAGE sql IMMUTABLE AS $$
  SELECT of_table, 'matter_id', '{matter}'::text[] FROM unnest(ARRAY['access_event', 'alert_choice', 'appeal_hit',
    'appeal_tracker', 'calendar_clock', 'calendar_event', 'call_alert', 'caveat_hit', 'caveat_tracker', 'client_message',
    'client_note', 'clock', 'clock_dismissal', 'conflict_check', 'credit_note', 'direction', 'document', 'document_page',
    'document_version', 'event', 'handover', 'hearing', 'import_row', 'invoice', 'invoice_mail', 'invoice_receipt',
    'listing', 'matter_alias', 'matter_client', 'matter_fir', 'matter_link', 'matter_name', 'matter_tag', 'matter_team',
    'name_sound_due', 'note', 'notification', 'share', 'sighting', 'takeout', 'task']) AS of_table
  UNION ALL
  SELECT of_table, 'client_id', '{client}' FROM unnest(ARRAY['client_access', 'client_consent', 'client_link',
    'client_message', 'client_note', 'conflict_check', 'invoice', 'invoice_receipt', 'share']) AS of_table
  UNION ALL
  SELECT of_table, 'tracker_id', '{tracker}' FROM unnest(ARRAY['appeal_hit', 'caveat_hit', 'caveat_proof', 'fir_reading'])
    AS of_table
  UNION ALL
  SELECT of_table, 'case_id', '{case}' FROM unnest(ARRAY['order_copy', 'order_copy_page']) AS of_table
  UNION ALL
  SELECT of_table, 'invoice_id', '{invoice}' FROM unnest(ARRAY['credit_note', 'invoice_mail', 'invoice_receipt']) AS of_table
  UNION ALL
  SELECT of_table, 'person_id', '{person}' FROM unnest(ARRAY['former_member', 'membership']) AS of_table
  UNION ALL VALUES
    ('matter', 'id', '{matter}'::text[]),
    ('client', 'id', '{client}'),
    ('matter_link', 'of_matter_id', '{matter}'),
    ('fir_tracker', 'matter_ids', '{matter}'),
    ('name_sound', 'owner_id', '{matter,client,tracker,invoice}'),
    ('note_mention', 'note_id', '{note}'),
    ('invoice_mail', 'receipt_id', '{receipt}'),
    ('clock', 'subject_id', '{tracker}'),
    ('due_check', 'subject_id', '{matter,tracker,import}'),
    ('event', 'subject_id', '{client,tracker,invoice,receipt}'),
    ('notification', 'subject_id', '{client,tracker,invoice,receipt}')
$$;

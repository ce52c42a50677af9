-- What happened is one append-only table of events. The activity log reads it.
-- safe beside the version before: it reads and writes the view of the former name. Its deletion of an account fails and is repeated.
DROP POLICY system_erasure ON activity;
--> statement-breakpoint
DROP POLICY system_erasure_sees ON activity;
--> statement-breakpoint
REVOKE ALL ON activity FROM peshi_system;
--> statement-breakpoint
ALTER TABLE activity RENAME TO event;
--> statement-breakpoint
ALTER TABLE event RENAME COLUMN action TO type;
--> statement-breakpoint
ALTER TABLE event DROP COLUMN subject_label;
--> statement-breakpoint
ALTER TABLE event RENAME CONSTRAINT activity_chamber_id_id_pk TO event_chamber_id_id_pk;
--> statement-breakpoint
ALTER TABLE event DROP CONSTRAINT IF EXISTS activity_chamber_id_chamber_id_fk;
--> statement-breakpoint
ALTER TABLE event ADD CONSTRAINT event_chamber_id_chamber_id_fk FOREIGN KEY (chamber_id) REFERENCES chamber(id);
--> statement-breakpoint
ALTER INDEX activity_newest RENAME TO event_newest;
--> statement-breakpoint
ALTER INDEX activity_of_matter RENAME TO event_of_matter;
--> statement-breakpoint
CREATE FUNCTION peshi_event_type(former text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE former
    WHEN 'matter.created' THEN 'matter.added'
    WHEN 'matter.team' THEN 'matter.team-changed'
    WHEN 'matter.listing-confirmed' THEN 'listing.confirmed'
    WHEN 'hearing.outcome' THEN 'hearing.noted'
    WHEN 'order.added' THEN 'order.arrived'
    WHEN 'direction.saved' THEN 'direction.noted'
    WHEN 'document.created' THEN 'document.added'
    WHEN 'client.consented' THEN 'consent.given'
    WHEN 'client.consent-withdrawn' THEN 'consent.withdrawn'
    WHEN 'invoice.paid' THEN 'payment.received'
    WHEN 'clock.started' THEN 'deadline.made'
    ELSE regexp_replace(former, '^clock\.', 'deadline.')
  END
$$;
--> statement-breakpoint
UPDATE event SET type = peshi_event_type(type) WHERE type <> peshi_event_type(type);
--> statement-breakpoint
-- During an upgrade, processes of the version before still write to the former name. The next version drops the view.
CREATE VIEW activity WITH (security_invoker = true) AS
  SELECT chamber_id, id, at, person_id, by_name, type AS action, matter_id, subject_kind, subject_id,
    NULL::text AS subject_label, detail, only_for
  FROM event;
--> statement-breakpoint
CREATE FUNCTION peshi_keep_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.event (chamber_id, id, at, person_id, by_name, type, matter_id, subject_kind, subject_id, detail, only_for)
  VALUES (NEW.chamber_id, NEW.id, NEW.at, NEW.person_id, NEW.by_name, public.peshi_event_type(NEW.action), NEW.matter_id,
    NEW.subject_kind, NEW.subject_id, NEW.detail, NEW.only_for);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_activity INSTEAD OF INSERT ON activity FOR EACH ROW EXECUTE FUNCTION peshi_keep_activity();
--> statement-breakpoint
GRANT SELECT, INSERT ON activity TO peshi_app, peshi_client;
--> statement-breakpoint
-- A change and its reply are one transaction. The version before still writes `steps`; the next version drops the column.
ALTER TABLE idempotent_reply ADD COLUMN subjects jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE POLICY system_keeps ON idempotent_reply FOR INSERT TO peshi_system WITH CHECK (true);
--> statement-breakpoint
-- Not only some columns: Citus also sends the columns with a default to its workers.
GRANT INSERT, UPDATE (status, reply, subjects) ON idempotent_reply TO peshi_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status, reply, subjects) ON idempotent_reply TO peshi_client;

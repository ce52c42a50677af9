CREATE TABLE "name_sound_due" (
	"chamber_id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	CONSTRAINT "name_sound_due_chamber_id_matter_id_pk" PRIMARY KEY("chamber_id","matter_id")
);
--> statement-breakpoint
ALTER TABLE "name_sound_due" ADD CONSTRAINT "name_sound_due_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_sound_due" ADD CONSTRAINT "name_sound_due_of_matter" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE name_sound_due ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE name_sound_due FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON name_sound_due TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON name_sound_due TO peshi_app;
--> statement-breakpoint
-- A case's parties are read by the system, for all chambers that follow it; which chambers have any is read by house-keeping.
CREATE POLICY system_court_sync ON name_sound_due TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON name_sound_due TO peshi_system;
--> statement-breakpoint
CREATE FUNCTION mark_party_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_sound_due (chamber_id, matter_id) VALUES (NEW.chamber_id, NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_party_names_new AFTER INSERT ON matter FOR EACH ROW EXECUTE FUNCTION mark_party_names();
--> statement-breakpoint
CREATE TRIGGER mark_party_names_changed
  AFTER UPDATE OF case_id, own_petitioner, own_respondent, court_petitioner, court_respondent ON matter FOR EACH ROW
  WHEN ((OLD.case_id, OLD.own_petitioner, OLD.own_respondent, OLD.court_petitioner, OLD.court_respondent)
        IS DISTINCT FROM (NEW.case_id, NEW.own_petitioner, NEW.own_respondent, NEW.court_petitioner, NEW.court_respondent))
  EXECUTE FUNCTION mark_party_names();
--> statement-breakpoint
CREATE FUNCTION mark_case_parties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_sound_due (chamber_id, matter_id)
  SELECT chamber_id, id FROM matter WHERE case_id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_case_parties AFTER UPDATE OF record ON court_case FOR EACH ROW
  WHEN ((OLD.record -> 'petitioners', OLD.record -> 'respondents') IS DISTINCT FROM (NEW.record -> 'petitioners', NEW.record -> 'respondents'))
  EXECUTE FUNCTION mark_case_parties();
--> statement-breakpoint
INSERT INTO name_sound_due (chamber_id, matter_id) SELECT chamber_id, id FROM matter;
--> statement-breakpoint
-- Names go with whose they are.
CREATE FUNCTION forget_name_sounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM name_sound WHERE chamber_id = OLD.chamber_id AND owner_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_name_sounds AFTER DELETE ON matter FOR EACH ROW EXECUTE FUNCTION forget_name_sounds();
--> statement-breakpoint
CREATE TRIGGER forget_name_sounds AFTER DELETE ON client FOR EACH ROW EXECUTE FUNCTION forget_name_sounds();

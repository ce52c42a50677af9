CREATE TABLE "deletion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"chamber_id" uuid,
	"with_id" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded" integer,
	"cancelled_at" timestamp (3) with time zone,
	"began_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deletion" ADD CONSTRAINT "deletion_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion" ADD CONSTRAINT "deletion_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_of_account" ON "deletion" USING btree ("person_id") WHERE kind = 'account' and cancelled_at is null and done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_of_chamber" ON "deletion" USING btree ("chamber_id") WHERE cancelled_at is null and done_at is null;--> statement-breakpoint
CREATE INDEX "deletion_due" ON "deletion" USING btree ("due_at") WHERE cancelled_at is null and done_at is null;--> statement-breakpoint
-- The system's own, as what goes out is.
ALTER TABLE deletion ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE deletion FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_erasure ON deletion TO peshi_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON deletion TO peshi_system;
--> statement-breakpoint
-- Where somebody worked once there may be private notes of theirs.
CREATE POLICY system_erasure ON former_member FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, person_id) ON former_member TO peshi_system;
--> statement-breakpoint
-- What a member was called stands in the log of joining, leaving and roles; that name goes with the person.
CREATE POLICY system_erasure_sees ON activity FOR SELECT TO peshi_system USING (subject_kind = 'member');
--> statement-breakpoint
CREATE POLICY system_erasure ON activity FOR UPDATE TO peshi_system
  USING (subject_kind = 'member') WITH CHECK (subject_kind = 'member' AND subject_label IS NULL);
--> statement-breakpoint
GRANT SELECT (subject_kind, subject_id, subject_label), UPDATE (subject_label) ON activity TO peshi_system;
--> statement-breakpoint
-- A role that takes a chamber away, table by table: one chamber's rows, and only while that chamber's deletion has begun.
-- The database itself so keeps every other chamber, and every chamber that nobody wants deleted.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'peshi_eraser') THEN
    CREATE ROLE peshi_eraser NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  EXECUTE format('GRANT peshi_eraser TO %I', current_user);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO peshi_eraser;
--> statement-breakpoint
CREATE POLICY of_the_eraser ON deletion FOR SELECT TO peshi_eraser
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT (chamber_id, began_at, done_at, cancelled_at) ON deletion TO peshi_eraser;
--> statement-breakpoint
CREATE FUNCTION peshi_erased_chamber() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT chamber_id FROM public.deletion
  WHERE chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND began_at IS NOT NULL AND done_at IS NULL AND cancelled_at IS NULL
$$;
--> statement-breakpoint
-- Called for every private table that is added later: `SELECT peshi_let_erase('name')`; a test says where it was forgotten.
-- Deleting moves counters and notes files to be removed, by triggers: so the role may write, too.
CREATE FUNCTION peshi_let_erase(name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($policy$CREATE POLICY of_the_eraser ON %I TO peshi_eraser
    USING (chamber_id = (SELECT peshi_erased_chamber()))
    WITH CHECK (chamber_id = (SELECT peshi_erased_chamber()))$policy$, name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO peshi_eraser', name);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION peshi_let_erase(text) FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN
    SELECT c.relname FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'chamber_id' AND a.attnotnull AND NOT a.attisdropped
    WHERE c.relrowsecurity AND c.relkind = 'r'
      AND c.relname NOT IN ('sign_in', 'plan_payment', 'payment_event', 'plan_invoice', 'access_event')
  LOOP
    PERFORM peshi_let_erase(name);
  END LOOP;
END $$;

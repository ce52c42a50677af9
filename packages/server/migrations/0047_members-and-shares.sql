CREATE TABLE "former_member" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"removed_by" uuid NOT NULL,
	CONSTRAINT "former_member_chamber_id_person_id_pk" PRIMARY KEY("chamber_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_by" uuid,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invitation_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_access" (
	"chamber_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "client_access_chamber_id_client_id_pk" PRIMARY KEY("chamber_id","client_id"),
	CONSTRAINT "client_access_person" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "client_link" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "client_link_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_message" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"from_client" boolean NOT NULL,
	"person_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_message_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_note" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"date" date NOT NULL,
	"outcome" text NOT NULL,
	"language" text NOT NULL,
	"text_en" text NOT NULL,
	"text_own" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"channels" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "client_note_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "share" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"matter_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"shared_by" uuid NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	"revoked_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "share_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "former_member" ADD CONSTRAINT "former_member_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_member" ADD CONSTRAINT "former_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_access" ADD CONSTRAINT "client_access_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_access" ADD CONSTRAINT "client_access_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_access" ADD CONSTRAINT "client_access_of_client" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_link" ADD CONSTRAINT "client_link_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_link" ADD CONSTRAINT "client_link_of_access" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client_access"("chamber_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_message" ADD CONSTRAINT "client_message_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_message" ADD CONSTRAINT "client_message_of_matter_fk" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_message" ADD CONSTRAINT "client_message_of_client" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_of_matter_fk" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_of_client" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_of_matter_fk" FOREIGN KEY ("chamber_id","matter_id") REFERENCES "public"."matter"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_of_access" FOREIGN KEY ("chamber_id","client_id") REFERENCES "public"."client_access"("chamber_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_member_person" ON "former_member" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_token" ON "invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitation_newest" ON "invitation" USING btree ("chamber_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "client_link_token" ON "client_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "client_link_age" ON "client_link" USING btree ("chamber_id","expires_at");--> statement-breakpoint
CREATE INDEX "client_message_of_matter" ON "client_message" USING btree ("chamber_id","matter_id","client_id","at");--> statement-breakpoint
CREATE INDEX "client_note_of_matter" ON "client_note" USING btree ("chamber_id","matter_id","written_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "share_once" ON "share" USING btree ("chamber_id","client_id","matter_id","kind",coalesce(subject_id, matter_id)) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "share_of_matter" ON "share" USING btree ("chamber_id","matter_id");--> statement-breakpoint
-- A link is sent to whoever is known by an e-mail address or a number, in whichever chamber.
CREATE INDEX "client_by_email" ON "client" (lower(email)) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX "client_by_mobile" ON "client" (mobile) WHERE deleted_at IS NULL;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['invitation', 'former_member', 'client_access', 'client_link', 'share', 'client_message', 'client_note'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY of_its_chamber ON %I TO peshi_app
      USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
      WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)$policy$, name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['share', 'client_message', 'client_note'] LOOP
    EXECUTE format($policy$CREATE POLICY in_confidence ON %I AS RESTRICTIVE TO peshi_app
      USING (matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]))$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON invitation, client_access TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON former_member, client_link, client_note TO peshi_app;
--> statement-breakpoint
-- What was shared and what was written is never taken away; a share is only ended.
GRANT SELECT, INSERT, UPDATE (revoked_by, revoked_at) ON share TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON client_message TO peshi_app;
--> statement-breakpoint
-- Who works here no more keeps the name under what they did.
DROP POLICY of_its_chamber ON person;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON person FOR SELECT TO peshi_app
  USING (EXISTS (SELECT FROM membership WHERE membership.person_id = person.id)
    OR EXISTS (SELECT FROM former_member WHERE former_member.person_id = person.id));
--> statement-breakpoint
-- Whoever joins by an invitation, and a client who is let in, comes to be in the transaction that joins them.
CREATE POLICY joins ON person FOR INSERT TO peshi_app WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON person TO peshi_app;
--> statement-breakpoint
-- The sign-ins into this chamber: when somebody was here, and their end when they are removed. Never a token.
CREATE POLICY of_its_chamber ON sign_in TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT (id, chamber_id, person_id, created_at, rotated_at, ended_at) ON sign_in TO peshi_app;
--> statement-breakpoint
GRANT UPDATE (ended_at, ended_why) ON sign_in TO peshi_app;
--> statement-breakpoint
-- Whose the token of a link is, before a chamber is known.
CREATE POLICY system_invitations ON invitation FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, token_hash) ON invitation TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_client_links ON client_link FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, token_hash) ON client_link TO peshi_system;
--> statement-breakpoint
CREATE POLICY system_client_links ON client_access FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, client_id, closed_at) ON client_access TO peshi_system;
--> statement-breakpoint
GRANT SELECT (id, email, mobile) ON client TO peshi_system;
--> statement-breakpoint
-- A client of a chamber comes through the chamber's door as a role of its own, which may read nothing but what is named here:
-- a table that is added later is closed to clients until somebody opens it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'peshi_client') THEN
    CREATE ROLE peshi_client NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  EXECUTE format('GRANT peshi_client TO %I', current_user);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON client_access FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND person_id = nullif(current_setting('app.person', true), '')::uuid AND closed_at IS NULL);
--> statement-breakpoint
GRANT SELECT (chamber_id, client_id, person_id, closed_at) ON client_access TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON client FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND deleted_at IS NULL
    AND id IN (SELECT client_id FROM client_access));
--> statement-breakpoint
GRANT SELECT (chamber_id, id, name, deleted_at) ON client TO peshi_client;
--> statement-breakpoint
-- The client that the person of this transaction is; nobody once access was closed or the client deleted.
CREATE FUNCTION peshi_client_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT id FROM public.client LIMIT 1
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION peshi_client_id() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION peshi_client_id() TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON share FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND revoked_at IS NULL);
--> statement-breakpoint
GRANT SELECT (chamber_id, id, matter_id, client_id, kind, subject_id, shared_at, revoked_at) ON share TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON matter FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND deleted_at IS NULL
    AND id IN (SELECT matter_id FROM share));
--> statement-breakpoint
GRANT SELECT (chamber_id, id, case_id, title, hc_name, unique_id, unique_case_number, case_type, case_number, case_year,
  case_status, next_date, deleted_at) ON matter TO peshi_client;
--> statement-breakpoint
GRANT SELECT (id, case_id, date, kind, file_key, position) ON case_order TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON order_copy FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND order_id IN (SELECT subject_id FROM share WHERE kind = 'order'));
--> statement-breakpoint
GRANT SELECT (chamber_id, order_id, file_key) ON order_copy TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON document FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid AND deleted_at IS NULL
    AND id IN (SELECT subject_id FROM share WHERE kind = 'document'));
--> statement-breakpoint
GRANT SELECT (chamber_id, id, matter_id, name, version, deleted_at) ON document TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON document_version FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND document_id IN (SELECT id FROM document));
--> statement-breakpoint
GRANT SELECT (chamber_id, document_id, version, file_key, media_type, size) ON document_version TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON client_message TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND matter_id IN (SELECT matter_id FROM share))
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND matter_id IN (SELECT matter_id FROM share)
    AND from_client AND person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT ON client_message TO peshi_client;
--> statement-breakpoint
CREATE POLICY of_the_client ON client_note FOR SELECT TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND client_id = (SELECT peshi_client_id()) AND approved_at IS NOT NULL AND 'area' = ANY (channels)
    AND matter_id IN (SELECT matter_id FROM share));
--> statement-breakpoint
GRANT SELECT (chamber_id, id, matter_id, client_id, date, language, text_en, text_own, approved_at, channels)
  ON client_note TO peshi_client;
--> statement-breakpoint
-- What a client reads and writes is noted, in the client's own name.
CREATE POLICY of_the_client ON activity TO peshi_client
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND person_id = nullif(current_setting('app.person', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid
    AND person_id = nullif(current_setting('app.person', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT ON activity TO peshi_client;

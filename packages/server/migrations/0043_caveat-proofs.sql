CREATE TABLE "caveat_proof" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tracker_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "caveat_proof_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "caveat_proof_upload" UNIQUE("chamber_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "caveat_proof" ADD CONSTRAINT "caveat_proof_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caveat_proof" ADD CONSTRAINT "caveat_proof_of_tracker" FOREIGN KEY ("chamber_id","tracker_id") REFERENCES "public"."caveat_tracker"("chamber_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caveat_proof_of" ON "caveat_proof" USING btree ("chamber_id","tracker_id");--> statement-breakpoint
CREATE INDEX "caveat_proof_removed" ON "caveat_proof" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
ALTER TABLE caveat_proof ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE caveat_proof FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON caveat_proof TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON caveat_proof TO peshi_app;
--> statement-breakpoint
-- A proof of a sensitive matter's caveat is known to its team alone, as the caveat is.
CREATE POLICY in_confidence ON caveat_proof AS RESTRICTIVE TO peshi_app
  USING ((SELECT peshi_hidden_matters() = '{}') OR EXISTS (
    SELECT FROM caveat_tracker AS tracker
    WHERE tracker.chamber_id = caveat_proof.chamber_id AND tracker.id = caveat_proof.tracker_id));
--> statement-breakpoint
CREATE POLICY system_tracking ON caveat_proof FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, deleted_at) ON caveat_proof TO peshi_system;
--> statement-breakpoint
CREATE TRIGGER drop_file AFTER DELETE ON caveat_proof FOR EACH ROW EXECUTE FUNCTION drop_file_of_version();

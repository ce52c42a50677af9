CREATE TABLE "held_file" (
	"chamber_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"found" text,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "held_file_chamber_id_file_key_pk" PRIMARY KEY("chamber_id","file_key")
);
--> statement-breakpoint
ALTER TABLE "held_file" ADD CONSTRAINT "held_file_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_file_waiting" ON "held_file" USING btree ("chamber_id","held_at") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE held_file ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE held_file FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON held_file TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON held_file TO peshi_app;--> statement-breakpoint
CREATE POLICY system_scanning ON held_file FOR SELECT TO peshi_system USING (true);--> statement-breakpoint
GRANT SELECT (chamber_id, removed_at) ON held_file TO peshi_system;--> statement-breakpoint
SELECT peshi_let_erase('held_file');

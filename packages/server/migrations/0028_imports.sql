CREATE TABLE "import_row" (
	"chamber_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"id" uuid NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text NOT NULL,
	"values" jsonb,
	"reason_code" text,
	"reason" text,
	"matter_id" uuid,
	"is_new" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_row_chamber_id_import_id_position_pk" PRIMARY KEY("chamber_id","import_id","position"),
	CONSTRAINT "import_row_id" UNIQUE("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "matter_import" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"is_cnr_list" boolean NOT NULL,
	"state" text NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb,
	"options" jsonb NOT NULL,
	"heading_key" text NOT NULL,
	"rows" integer NOT NULL,
	"problem" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "matter_import_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_of_import" FOREIGN KEY ("chamber_id","import_id") REFERENCES "public"."matter_import"("chamber_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matter_import" ADD CONSTRAINT "matter_import_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "import_row_state" ON "import_row" USING btree ("chamber_id","import_id","state","position");
--> statement-breakpoint
CREATE INDEX "import_row_matter" ON "import_row" USING btree ("chamber_id","matter_id") WHERE matter_id is not null;
--> statement-breakpoint
CREATE INDEX "matter_import_newest" ON "matter_import" USING btree ("chamber_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "matter_import_heading" ON "matter_import" USING btree ("chamber_id","heading_key");
--> statement-breakpoint
ALTER TABLE matter_import ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE matter_import FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON matter_import TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON matter_import TO peshi_app;
--> statement-breakpoint
ALTER TABLE import_row ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE import_row FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON import_row TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON import_row TO peshi_app;
--> statement-breakpoint
-- A row of the file names the parties: it is as visible as its matter.
CREATE POLICY in_confidence ON import_row AS RESTRICTIVE TO peshi_app
  USING (matter_id IS NULL OR matter_id <> ALL ((SELECT peshi_hidden_matters())::uuid[]));
--> statement-breakpoint
-- Files that nobody began to bring in, and rows nobody asks about any more.
CREATE POLICY system_house_keeping ON matter_import FOR SELECT TO peshi_system USING (true);
--> statement-breakpoint
GRANT SELECT (chamber_id, state, created_at) ON matter_import TO peshi_system;

CREATE TABLE "practice" (
	"chamber_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"names" text[] NOT NULL,
	"enrolment" text,
	"aor_code" text,
	"with_disposed" boolean NOT NULL,
	"courts" jsonb NOT NULL,
	CONSTRAINT "practice_chamber_id_person_id_pk" PRIMARY KEY("chamber_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "practice_case" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"court" text NOT NULL,
	"case_key" text NOT NULL,
	"ref" jsonb NOT NULL,
	"cnr" text,
	"case_number" text NOT NULL,
	"petitioner" text,
	"respondent" text,
	"case_id" uuid,
	"is_waiting" boolean DEFAULT true NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_case_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "practice_case_once" UNIQUE("chamber_id","person_id","court","case_key")
);
--> statement-breakpoint
ALTER TABLE "practice" ADD CONSTRAINT "practice_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice" ADD CONSTRAINT "practice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_case" ADD CONSTRAINT "practice_case_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_case_waiting" ON "practice_case" USING btree ("chamber_id","person_id") WHERE is_waiting;--> statement-breakpoint
ALTER TABLE practice ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE practice FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON practice TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON practice TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('practice');--> statement-breakpoint
ALTER TABLE practice_case ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE practice_case FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_its_chamber ON practice_case TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON practice_case TO peshi_app;--> statement-breakpoint
SELECT peshi_let_erase('practice_case');

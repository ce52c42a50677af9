CREATE TABLE "case_hearing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"cause_list_type" text,
	"judge" text,
	"business_date" date,
	"next_date" date,
	"purpose" text,
	"business" text,
	CONSTRAINT "case_hearing_key" UNIQUE("case_id","key")
);
--> statement-breakpoint
CREATE TABLE "case_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"key" text NOT NULL,
	"number" text,
	"date" date,
	"judge" text,
	"kind" text NOT NULL,
	"case_number" text,
	"ref" jsonb NOT NULL,
	"link" text,
	"document" text NOT NULL,
	"problem" text,
	"file_key" text,
	"sha256" text,
	"size" integer,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	CONSTRAINT "case_order_key" UNIQUE("case_id","key")
);
--> statement-breakpoint
CREATE TABLE "court_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"court" text NOT NULL,
	"unique_id" text NOT NULL,
	"unique_case_number" text,
	"case_type" text NOT NULL,
	"case_number" text NOT NULL,
	"case_year" integer NOT NULL,
	"cnr" text,
	"title" text NOT NULL,
	"petitioner" text,
	"respondent" text,
	"status" text NOT NULL,
	"stage" text,
	"next_date" date,
	"ref" jsonb NOT NULL,
	"record" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"problem" text,
	"sync_state" text DEFAULT 'idle' NOT NULL,
	"orders_done" integer DEFAULT 0 NOT NULL,
	"orders_total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "court_case_unique_id" UNIQUE("unique_id")
);
--> statement-breakpoint
CREATE TABLE "court_case_types" (
	"court" text PRIMARY KEY NOT NULL,
	"case_types" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "court_health" (
	"court" text PRIMARY KEY NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"resting_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_turn" (
	"operator" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matter" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"case_id" uuid,
	"type" text NOT NULL,
	"hc_name" text NOT NULL,
	"unique_id" text NOT NULL,
	"unique_case_number" text,
	"case_type" text,
	"case_number" text,
	"case_year" integer,
	"cnr" text,
	"case_status" text NOT NULL,
	"reference_id" text,
	"court_title" text,
	"court_petitioner" text,
	"court_respondent" text,
	"court_stage" text,
	"court_next_date" date,
	"own_title" text,
	"own_petitioner" text,
	"own_respondent" text,
	"own_stage" text,
	"own_next_date" date,
	"title" text GENERATED ALWAYS AS (coalesce(own_title, court_title, '')) STORED NOT NULL,
	"petitioner" text GENERATED ALWAYS AS (coalesce(own_petitioner, court_petitioner)) STORED,
	"respondent" text GENERATED ALWAYS AS (coalesce(own_respondent, court_respondent)) STORED,
	"stage" text GENERATED ALWAYS AS (coalesce(own_stage, court_stage)) STORED,
	"next_date" date GENERATED ALWAYS AS (coalesce(own_next_date, court_next_date)) STORED,
	"read_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "matter_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "matter_count" (
	"chamber_id" uuid NOT NULL,
	"hc_name" text NOT NULL,
	"case_status" text NOT NULL,
	"case_year" integer NOT NULL,
	"matters" integer NOT NULL,
	CONSTRAINT "matter_count_chamber_id_hc_name_case_status_case_year_pk" PRIMARY KEY("chamber_id","hc_name","case_status","case_year")
);
--> statement-breakpoint
CREATE TABLE "order_copy" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_copy_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "order_copy_once" UNIQUE("chamber_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "pending_find" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"court" text NOT NULL,
	"query" jsonb NOT NULL,
	"session" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_find_chamber_id_id_pk" PRIMARY KEY("chamber_id","id")
);
--> statement-breakpoint
CREATE TABLE "chamber" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_reply" (
	"chamber_id" uuid NOT NULL,
	"key" text NOT NULL,
	"person_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_reply_chamber_id_key_pk" PRIMARY KEY("chamber_id","key")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"chamber_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_chamber_id_id_pk" PRIMARY KEY("chamber_id","id"),
	CONSTRAINT "membership_person" UNIQUE("chamber_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"mobile" text,
	"password_hash" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"menu_layout" text DEFAULT 'vertical' NOT NULL,
	"default_court" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_email_unique" UNIQUE("email"),
	CONSTRAINT "person_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"chamber_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp (3) with time zone,
	"device" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_why" text
);
--> statement-breakpoint
ALTER TABLE "case_hearing" ADD CONSTRAINT "case_hearing_case_id_court_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."court_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_order" ADD CONSTRAINT "case_order_case_id_court_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."court_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter" ADD CONSTRAINT "matter_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter" ADD CONSTRAINT "matter_case_id_court_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."court_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_count" ADD CONSTRAINT "matter_count_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_copy" ADD CONSTRAINT "order_copy_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_copy" ADD CONSTRAINT "order_copy_order_id_case_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."case_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_find" ADD CONSTRAINT "pending_find_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_reply" ADD CONSTRAINT "idempotent_reply_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "court_case_cnr" ON "court_case" USING btree ("cnr");--> statement-breakpoint
CREATE INDEX "court_case_court" ON "court_case" USING btree ("court","read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_follows_once" ON "matter" USING btree ("chamber_id","case_id") WHERE deleted_at is null and case_id is not null;--> statement-breakpoint
CREATE INDEX "matter_by_case" ON "matter" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "matter_newest" ON "matter" USING btree ("chamber_id","created_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "matter_next_date" ON "matter" USING btree ("chamber_id","next_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "matter_title" ON "matter" USING btree ("chamber_id","title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "matter_court" ON "matter" USING btree ("chamber_id","hc_name","case_status","case_year") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "matter_bin" ON "matter" USING btree ("chamber_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "idempotent_reply_age" ON "idempotent_reply" USING btree ("chamber_id","created_at");--> statement-breakpoint
CREATE INDEX "membership_by_person" ON "membership" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_in_by_person" ON "sign_in" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_token" ON "sign_in" USING btree ("token_hash");
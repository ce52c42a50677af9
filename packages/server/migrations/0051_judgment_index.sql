CREATE TABLE "judgment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"name_key" text,
	"court" text,
	"date" date,
	"bench" text,
	"source" text NOT NULL,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "judgment_citation" (
	"key" text NOT NULL,
	"judgment_id" uuid NOT NULL,
	"written" text NOT NULL,
	CONSTRAINT "judgment_citation_key_judgment_id_pk" PRIMARY KEY("key","judgment_id")
);
--> statement-breakpoint
CREATE TABLE "judgment_file" (
	"path" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "judgment_citation" ADD CONSTRAINT "judgment_citation_judgment_id_judgment_id_fk" FOREIGN KEY ("judgment_id") REFERENCES "public"."judgment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "judgment_name" ON "judgment" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "judgment_citation_of" ON "judgment_citation" USING btree ("judgment_id");--> statement-breakpoint
GRANT SELECT ON judgment, judgment_citation TO peshi_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON judgment, judgment_citation, judgment_file TO peshi_system;

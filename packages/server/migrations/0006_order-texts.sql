CREATE TABLE "order_page" (
	"order_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"text" text,
	CONSTRAINT "order_page_order_id_page_pk" PRIMARY KEY("order_id","page")
);
--> statement-breakpoint
CREATE TABLE "order_copy_page" (
	"chamber_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"text" text,
	CONSTRAINT "order_copy_page_chamber_id_order_id_page_pk" PRIMARY KEY("chamber_id","order_id","page")
);
--> statement-breakpoint
ALTER TABLE "case_order" ADD COLUMN "text_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_order" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "case_order" ADD COLUMN "has_text" boolean;--> statement-breakpoint
ALTER TABLE "order_copy" ADD COLUMN "text_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_copy" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "order_copy" ADD COLUMN "has_text" boolean;--> statement-breakpoint
ALTER TABLE "order_page" ADD CONSTRAINT "order_page_order_id_case_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."case_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_copy_page" ADD CONSTRAINT "order_copy_page_chamber_id_chamber_id_fk" FOREIGN KEY ("chamber_id") REFERENCES "public"."chamber"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_copy_page" ADD CONSTRAINT "order_copy_page_of_copy" FOREIGN KEY ("chamber_id","order_id") REFERENCES "public"."order_copy"("chamber_id","order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What the courts published may be read by all; what a chamber put here itself by this chamber alone.
GRANT SELECT ON order_page TO peshi_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON order_page TO peshi_system;
--> statement-breakpoint
ALTER TABLE order_copy_page ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE order_copy_page FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_its_chamber ON order_copy_page TO peshi_app
  USING (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid)
  WITH CHECK (chamber_id = nullif(current_setting('app.chamber', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON order_copy_page TO peshi_app;

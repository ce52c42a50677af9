ALTER TABLE "invoice_mail" ALTER COLUMN "sent_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_receipt" ADD COLUMN "bank_key" text;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "appearance_fee" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_receipt_of_bank" ON "invoice_receipt" USING btree ("chamber_id","bank_key") WHERE bank_key is not null and voided_at is null;
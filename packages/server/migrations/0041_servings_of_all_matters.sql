ALTER TABLE "serving" ADD COLUMN "cheque_no" text;--> statement-breakpoint
CREATE INDEX "serving_newest" ON "serving" USING btree ("chamber_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "serving_fee_due" ON "serving" USING btree ("chamber_id","fee_due_on") WHERE fee_paid_on is null and fee_due_on is not null;--> statement-breakpoint
CREATE INDEX "serving_next" ON "serving" USING btree ("chamber_id","next_on") WHERE next_on is not null;
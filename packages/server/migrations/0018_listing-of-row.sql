DROP INDEX "listing_of_list";--> statement-breakpoint
CREATE INDEX "listing_of_row" ON "listing" USING btree ("list_id","position");
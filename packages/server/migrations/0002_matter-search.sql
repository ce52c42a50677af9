ALTER TABLE "matter" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(
  coalesce(own_title, '') || ' ' || coalesce(court_title, '') || ' ' ||
  coalesce(own_petitioner, '') || ' ' || coalesce(court_petitioner, '') || ' ' ||
  coalesce(own_respondent, '') || ' ' || coalesce(court_respondent, '') || ' ' ||
  coalesce(reference_id, '') || ' ' || coalesce(cnr, '') || ' ' || coalesce(unique_case_number, '') || ' /' ||
  coalesce(case_type, '') || '/' || coalesce(case_number, '') || '/' || coalesce(case_year::text, '') || ' /' ||
  replace(unique_id, '-', '/'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "case_order_seen" ON "case_order" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "matter_next_date_last" ON "matter" USING btree ("chamber_id","next_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "matter_year" ON "matter" USING btree ("chamber_id","case_year" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;
DROP INDEX "court_case_due";--> statement-breakpoint
CREATE INDEX "court_case_due" ON "court_case" USING btree ("court","due_at","id") WHERE sync_state <> 'needs-look';
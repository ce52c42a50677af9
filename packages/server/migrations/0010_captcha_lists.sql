CREATE INDEX "due_check_shared" ON "due_check" USING btree ("kind","subject_id") WHERE state in ('due', 'answering');--> statement-breakpoint
GRANT SELECT (own_next_date) ON matter TO peshi_system;--> statement-breakpoint
CREATE POLICY system_list_matching ON due_check FOR SELECT TO peshi_system USING (true);--> statement-breakpoint
GRANT SELECT (chamber_id, kind, subject_id, state) ON due_check TO peshi_system;

-- A check of the kind `page` for each pending matter whose case only a person can open at its court. From now on, events
-- keep these checks.
DO $$
DECLARE
  chambers uuid[];
  of_chamber uuid;
BEGIN
  SET LOCAL ROLE peshi_system;
  chambers := ARRAY(SELECT id FROM chamber);
  SET LOCAL ROLE peshi_app;
  FOREACH of_chamber IN ARRAY chambers LOOP
    PERFORM set_config('app.chamber', of_chamber::text, true);
    INSERT INTO due_check (chamber_id, id, kind, subject_id, court, query, label, due_at, created_at)
    SELECT of_chamber, gen_random_uuid(), 'page', one.id, one.hc_name, '{}', one.title,
      coalesce(
        least(
          one.page + CASE WHEN one.next_date IS NULL THEN 8 ELSE 15 END,
          CASE WHEN one.next_date >= one.page THEN one.next_date + 1 END
        )::timestamp AT TIME ZONE 'Asia/Kolkata',
        now()
      ),
      now()
    FROM (
      SELECT matter.id, matter.hc_name, matter.title, matter.case_id, matter.next_date, (
        SELECT max((document.created_at AT TIME ZONE 'Asia/Kolkata')::date) FROM document
        WHERE document.chamber_id = of_chamber AND document.matter_id = matter.id
          AND document.is_court_page AND document.deleted_at IS NULL
      ) AS page
      FROM matter
      WHERE matter.chamber_id = of_chamber AND matter.deleted_at IS NULL AND matter.case_status = 'pending'
        AND matter.hc_name <> 'tribunals-other-forum' AND NOT matter.is_unread
    ) AS one
    WHERE one.case_id IS NULL OR EXISTS (
      SELECT FROM court_case WHERE court_case.id = one.case_id AND court_case.sync_state = 'needs-look'
    )
    ON CONFLICT DO NOTHING;
  END LOOP;
  SET LOCAL ROLE NONE;
  PERFORM set_config('app.chamber', '', true);
END $$;

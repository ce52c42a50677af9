-- Citus forgets `AS RESTRICTIVE` when it copies a policy to its workers, and PostgreSQL joins other policies with OR: so
-- one of them let through what another should hide. From now on, a role has at most one policy for a command of a table,
-- with all conditions. In a database that was distributed earlier, PostgreSQL no longer knows which policies were
-- restrictive. They were those beside `of_its_chamber`.
DO $$
DECLARE
  guarded record;
  command text;
  seen text;
  written text;
BEGIN
  FOR guarded IN
    SELECT tablename AS name, array_agg(policyname) AS policies,
      CASE WHEN bool_and(cmd = 'ALL') THEN '{ALL}' ELSE '{SELECT,INSERT,UPDATE,DELETE}' END::text[] AS commands,
      array_agg(cmd) AS commands_before, array_agg(qual) AS quals, array_agg(coalesce(with_check, qual)) AS checks
    FROM (SELECT * FROM pg_policies WHERE schemaname = 'public' AND 'peshi_app' = ANY (roles)
      ORDER BY tablename, policyname <> 'of_its_chamber', policyname) AS of_the_app
    GROUP BY tablename HAVING count(*) > 1 AND bool_or(policyname = 'of_its_chamber' AND cmd = 'ALL')
    ORDER BY tablename
  LOOP
    FOR at IN 1 .. cardinality(guarded.policies) LOOP
      EXECUTE format('DROP POLICY %I ON %I', guarded.policies[at], guarded.name);
    END LOOP;
    FOREACH command IN ARRAY guarded.commands LOOP
      SELECT string_agg('(' || qual || ')', ' AND ') FILTER (WHERE qual <> 'true'),
        string_agg('(' || written_qual || ')', ' AND ') FILTER (WHERE written_qual <> 'true')
      INTO seen, written
      FROM unnest(guarded.commands_before, guarded.quals, guarded.checks) AS before (cmd, qual, written_qual)
      WHERE cmd IN (command, 'ALL');
      EXECUTE format('CREATE POLICY %I ON %I FOR %s TO peshi_app',
        'of_its_chamber' || CASE command WHEN 'ALL' THEN '' ELSE '_' || lower(command) END, guarded.name, command)
        || CASE WHEN command = 'INSERT' THEN '' ELSE format(' USING (%s)', seen) END
        || CASE WHEN command IN ('INSERT', 'UPDATE', 'ALL') THEN format(' WITH CHECK (%s)', written) ELSE '' END;
    END LOOP;
  END LOOP;
END $$;

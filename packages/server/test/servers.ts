/** The PostgreSQL servers that `TEST_DATABASE_URL` names, with spaces between them; none is the embedded engine. */
export const testServers = (process.env.TEST_DATABASE_URL ?? '').split(/\s+/).filter(Boolean)

/** The server of this worker: what one does to its databases, another need not wait for. */
export const ownServer = (): string | undefined =>
  testServers[(Number(process.env.VITEST_POOL_ID) - 1) % testServers.length]

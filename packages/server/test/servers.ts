import type { DatabaseKind } from '../src/platform/db/kinds.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'

export const raise = (error: Error) => {
  throw error
}

/** The workers of the Citus cluster whose coordinator is TEST_DATABASE_URL. */
export const citusWorkers = (process.env.TEST_CITUS_WORKERS ?? '').split(' ').filter(Boolean)

export const testKind: DatabaseKind = citusWorkers.length > 0 ? 'citus' : 'postgres'

export const databaseOn = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

export const testServers = [process.env.TEST_DATABASE_URL ?? '', ...citusWorkers]

/** A database of a cluster has the same name on all machines. */
export async function onServers(servers: readonly string[], statement: string) {
  for (const server of servers) await onServer(server, statement)
}

export async function onServer(server: string, statement: string) {
  const admin = await openPostgres(server, { max: 1, onError: raise })
  try {
    return await admin.execute(statement)
  } finally {
    await admin.close()
  }
}

/** Makes one Citus cluster of the databases with this name. The first server is the coordinator. */
export async function joinMachines(servers: readonly string[], name: string) {
  const [coordinator = '', ...workers] = servers.map((server) => databaseOn(server, name))
  await onServers([coordinator, ...workers], 'CREATE EXTENSION citus')
  const { hostname, port } = new URL(coordinator)
  await onServer(coordinator, `SELECT citus_set_coordinator_host('${hostname}', ${port})`)
  for (const worker of workers.map((url) => new URL(url)))
    await onServer(coordinator, `SELECT citus_add_node('${worker.hostname}', ${worker.port})`)
  // Fewer parts than usual, so that the tests begin sooner.
  await onServer(coordinator, `ALTER DATABASE ${name} SET citus.shard_count = 4`)
}

import { databaseOn, joinMachines, onServers } from '../../packages/server/test/servers.ts'
import { startPostgres } from './postgres.mjs'
import { Refusal } from './say.mjs'

const settings = [
  'shared_preload_libraries=citus',
  'max_prepared_transactions=200',
  // All nodes are on this machine, so they need no certificates.
  'citus.node_conninfo=sslmode=prefer',
]

/** Starts a coordinator and two workers. Returns null if the extension is not installed beside PostgreSQL. */
export async function openCitus() {
  const nodes = []
  const stop = async () => void (await Promise.all(nodes.map((node) => node.stop())))
  for (const name of ['coordinator', 'worker 1', 'worker 2']) {
    const node = await startPostgres({ more: settings })
    if (!node.skipped) {
      nodes.push(node)
      continue
    }
    await stop()
    if (nodes.length === 0 && /could not access file "citus"/.test(node.skipped)) return null
    throw new Refusal(`The ${name} did not start: ${node.skipped}`)
  }
  const [coordinator, ...workers] = nodes
  const urls = nodes.map(({ url }) => url)
  return {
    coordinator,
    workers,
    name: `${coordinator.name} with Citus on a coordinator and two workers`,
    /** Makes an empty database on all machines, and returns its address. */
    async createDatabase(name) {
      await onServers(urls, `CREATE DATABASE ${name}`)
      await joinMachines(urls, name)
      return databaseOn(coordinator.url, name)
    },
    stop,
  }
}

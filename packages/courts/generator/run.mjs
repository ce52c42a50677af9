// Run by scripts/courts-new.mjs under the pinned Node: <name> <court> <address> [--into <package folder>].
import { resolve } from 'node:path'
import { isCourt } from '../src/catalogue/courts.ts'
import { connectorFor } from '../src/registry.ts'
import { generateConnector, Unusable } from './generate.mjs'

const usage = 'npm run courts:new -- <name> <court> <address>, e.g. aft tribunals-aft-newdelhi https://aftdelhi.nic.in/'

function main([name, court, address, flag, into]) {
  if (!name || !court || !address) throw new Unusable(usage)
  if (!isCourt(court)) throw new Unusable(`The catalogue has no court ${court}.`)
  const other = connectorFor(court)
  if (other) throw new Unusable(`${court} has the connector ${other.id} already, and a court has one at most.`)
  const packageRoot = flag === '--into' && into ? resolve(into) : resolve(import.meta.dirname, '..')
  for (const file of generateConnector({ packageRoot, name, court, address })) console.info(`  ${file}`)
  console.info('Write what is "Not written yet" in them, as packages/courts/README.md says. Until then the tests fail.')
}

try {
  main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Unusable)) throw error
  console.error(error.message)
  process.exitCode = 1
}

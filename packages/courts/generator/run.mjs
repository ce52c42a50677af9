import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connectorFor } from '../src/registry.ts'
import { benchesOf } from '../src/tribunals/reading.ts'
import { generateConnector, Unusable } from './generate.mjs'

const usage = 'npm run courts:new -- <body> <address> [--without-picture], e.g. aft https://aftdelhi.nic.in/'

function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-picture': { type: 'boolean', default: false }, into: { type: 'string' } },
  })
  const [body, address] = positionals
  if (!body || !address) throw new Unusable(usage)
  const benches = benchesOf(body)
  if (benches.length === 0)
    throw new Unusable(`The catalogue has no bench of a tribunal "${body}": tribunals-${body}-….`)
  for (const court of benches) {
    const other = connectorFor(court)
    if (other) throw new Unusable(`${court} has the connector ${other.id} already, and a court has one at most.`)
  }
  const packageRoot = resolve(values.into ?? resolve(import.meta.dirname, '..'))
  const hasPicture = !values['without-picture']
  for (const file of generateConnector({ packageRoot, body, address, hasPicture })) console.info(`  ${file}`)
  console.info(`A connector for ${benches.join(', ')}.`)
  console.info(
    'Run npm run format, then write what is "Not written yet" in it, as packages/courts/README.md says. Until then the tests fail.',
  )
}

try {
  main()
} catch (error) {
  if (!(error instanceof Unusable) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error
  console.error(error.message)
  process.exitCode = 1
}

import { startPglite } from './pglite.ts'

process.once('disconnect', () => process.exit(1))
const client = await startPglite(process.argv[2] ?? '')
await client.close()
process.exit(0)

import { buildSandbox } from './app.ts'
import { makeClock } from './clock.ts'

const port = Number(process.env.SANDBOX_PORT ?? 3100)
const app = await buildSandbox({ clock: makeClock(process.env.PESHI_CLOCK || undefined) })

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await app.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

try {
  await app.listen({ port, host: '127.0.0.1' })
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? `Sandbox: port ${port} is taken; set SANDBOX_PORT to another.` : error)
  process.exit(1)
}
const place = app.server.address()
const own = typeof place === 'object' && place ? place.port : port
console.log(`Sandbox: ${app.world.cases().length} invented cases, control page http://127.0.0.1:${own}/control`)

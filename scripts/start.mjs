// npm start: runs Peshi with a demo chamber. A sandbox replaces the courts' sites.
import { readdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { isDataInUse } from './lib/data.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { isPortFreeSoon, readPort } from './lib/ports.mjs'
import { startProduct } from './lib/product.mjs'
import { Refusal, runMain, say, seconds } from './lib/say.mjs'
import { waitForStop } from './lib/signals.mjs'

const password = 'Peshi-demo-1'
const people = ['owner', 'advocate', 'clerk', 'billing', 'client']
/** The server's exit code after *Reset demo*: this script then starts the server again. */
const madeAnewCode = 75

function readWishes() {
  try {
    return parseArgs({ options: { reset: { type: 'boolean' }, empty: { type: 'boolean' } } }).values
  } catch (error) {
    throw new Refusal(
      `${error.message}\n\nnpm start -- --reset   removes the demo’s data and makes its chamber again\nnpm start -- --empty   starts without matters`,
    )
  }
}

/** Keeps the files of a directory if no file `secret` is among them, because they may not be the demo's. */
async function removeData(dataDirectory) {
  if (process.env.DATABASE_URL)
    throw new Refusal(
      'The data are in the database of DATABASE_URL, which this command does not empty. Empty it yourself.',
    )
  const names = await readdir(dataDirectory).catch(() => [])
  if (await isDataInUse(dataDirectory))
    throw new Refusal(`Peshi is running on the data in ${dataDirectory}. Stop it first; nothing was removed.`)
  if (names.length > 0 && !names.includes('secret'))
    throw new Refusal(`${dataDirectory} holds other things than the demo’s data; nothing was removed.`)
  await rm(dataDirectory, { recursive: true, force: true })
}

function readSettings() {
  const port = readPort(process.env.PORT, 3000)
  if (port === null) throw new Refusal(`PORT is "${process.env.PORT}", which is not a port number.`)
  const sandboxPort = readPort(process.env.SANDBOX_PORT, 3100)
  if (sandboxPort === null)
    throw new Refusal(`SANDBOX_PORT is "${process.env.SANDBOX_PORT}", which is not a port number.`)
  if (port === sandboxPort) throw new Refusal(`PORT and SANDBOX_PORT are both ${port}; they must differ.`)
  return { port, sandboxPort, dataDirectory: resolve(root, process.env.PESHI_DATA || 'data') }
}

async function checkPorts({ port, sandboxPort, dataDirectory }) {
  const taken = (await isPortFreeSoon(port)) ? ((await isPortFreeSoon(sandboxPort)) ? null : sandboxPort) : port
  if (taken === null) return
  if (await isDataInUse(dataDirectory))
    throw new Refusal(
      `Peshi is already running on the data in ${dataDirectory}. Use that one, or stop it first. A second Peshi needs data and ports of its own: PESHI_DATA=./other PORT=3001 SANDBOX_PORT=3101 npm start`,
    )
  const setting = taken === port ? 'PORT' : 'SANDBOX_PORT'
  throw new Refusal(`Port ${taken} is taken by another program. Choose another one: ${setting}=${taken + 1} npm start`)
}

function introduce({ address, sandboxAddress }, dataDirectory, began) {
  say(`
Peshi runs at ${address}   (ready in ${seconds(Date.now() - began)})

  Sign in with the password ${password}:
${people.map((name) => `    ${name}@demo.peshi.in`).join('\n')}

  The courts behind it are a sandbox: simulated court sites on this machine, in the formats of the real sites.
  Every person and case there is invented. No real court is asked anything.
    ${sandboxAddress}/control   passes orders, lists cases, takes a court down

  Data: ${dataDirectory}
  Stop: Ctrl-C
`)
}

async function start() {
  const wishes = readWishes()
  await ensureInstalled()
  const settings = readSettings()
  await checkPorts(settings)
  if (wishes.reset) await removeData(settings.dataDirectory)
  await ensureBuilt()

  let wish
  const stopWish = waitForStop().then((why) => {
    wish = why
    return null
  })
  const demo = wishes.empty ? 'empty' : 'full'
  for (;;) {
    const began = Date.now()
    say('Starting …')
    const product = await startProduct({ ...settings, demo, cancelled: () => wish !== undefined })
    if (product.ready) introduce(product, settings.dataDirectory, began)
    else if (!wish && !product.hasEnded()) {
      await product.stop()
      throw new Refusal('Peshi did not become ready in five minutes; the lines above say how far it came.')
    }

    const ended = await Promise.race([stopWish, product.firstEnd])
    if (!ended) say(`\nStopping (${wish}) …`)
    const stuck = await product.stop()
    if (stuck.length > 0) throw new Refusal(`${stuck.join(' and ')} did not stop when asked and had to be ended.`)
    if (ended?.code === madeAnewCode) {
      say('\nMaking the demo again …')
      await removeData(settings.dataDirectory)
      continue
    }
    if (ended) throw new Refusal(`Peshi stopped because ${ended.name} ${ended.how}; its own lines are above.`)
    say('Stopped.')
    return 0
  }
}

await runMain(start)
process.exit()

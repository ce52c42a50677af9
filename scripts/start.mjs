// npm start: runs Peshi with a demo chamber. A sandbox replaces the courts' sites.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { checkPorts, readSettings, removeData, sayDemo } from './lib/demo.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startProduct } from './lib/product.mjs'
import { Refusal, runMain, say, seconds } from './lib/say.mjs'
import { waitForStop } from './lib/signals.mjs'

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

function introduce({ address, sandboxAddress }, dataDirectory, began) {
  say(`\nPeshi runs at ${address}   (ready in ${seconds(Date.now() - began)})`)
  sayDemo(sandboxAddress)
  say(`  Data: ${dataDirectory}\n  Stop: Ctrl-C\n`)
}

async function start() {
  const wishes = readWishes()
  await ensureInstalled({ onlyRunning: true })
  const settings = readSettings()
  await checkPorts(settings, 'npm start')
  if (wishes.reset) await removeData(settings.dataDirectory)
  await ensureBuilt({ quick: true })

  let wish
  const stopWish = waitForStop().then((why) => {
    wish = why
    return null
  })
  const demo = wishes.empty ? 'empty' : 'full'
  for (;;) {
    const began = Date.now()
    say('Starting …')
    const onPage = (address) =>
      say(`The sign-in page is at ${address} (after ${seconds(Date.now() - began)}), and says how far the demo is.`)
    const product = await startProduct({ ...settings, demo, cancelled: () => wish !== undefined, onPage })
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

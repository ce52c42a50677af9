// npm run dev: runs Peshi with a demo chamber for work on the code. A saved file restarts the server or changes the page.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startChild, stopChildren } from './lib/children.mjs'
import { checkPorts, readSettings, removeData, sayDemo } from './lib/demo.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findFreePort } from './lib/ports.mjs'
import { isReady } from './lib/ready.mjs'
import { Refusal, runMain, say, seconds } from './lib/say.mjs'
import { playScene, scenes } from './lib/scenes.mjs'
import { waitForStop } from './lib/signals.mjs'

const command = 'npm run dev'
const options = {
  inspect: { type: 'boolean' },
  reset: { type: 'boolean' },
  empty: { type: 'boolean' },
  scene: { type: 'string' },
}
const help = `
${command} -- --inspect       opens the server to a debugger (chrome://inspect)
${command} -- --reset         removes the demo’s data and makes its chamber again
${command} -- --empty         starts without matters
${command} -- --scene <name>  adds ${Object.keys(scenes).join(' or ')}`

function readWishes() {
  try {
    const { values } = parseArgs({ options })
    if (values.scene && !(values.scene in scenes)) throw new Error(`There is no scene "${values.scene}".`)
    return values
  } catch (error) {
    throw new Refusal(`${error.message}\n${help}`)
  }
}

function startAll({ port, sandboxPort, dataDirectory, serverPort }, { empty, inspect }) {
  const settings = {
    PESHI_MODE: 'demo',
    PESHI_DEMO: empty ? 'empty' : 'full',
    PESHI_DATA: dataDirectory,
    PORT: String(serverPort),
    PESHI_PUBLIC_URL: `http://localhost:${port}`,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
  }
  const watch = ['--watch', '--watch-preserve-output']
  const vite = ['packages/web', '--port', String(port), '--strictPort', '--clearScreen', 'false']
  return {
    sandbox: startChild('the sandbox', 'packages/sandbox/src/main.ts', settings, { flags: watch }),
    server: startChild('the server', 'packages/server/src/main.ts', settings, {
      flags: inspect ? [...watch, '--inspect'] : watch,
    }),
    pages: startChild(
      'Vite',
      'node_modules/vite/bin/vite.js',
      { PESHI_API: `http://127.0.0.1:${serverPort}` },
      { words: vite },
    ),
  }
}

async function waitUntilReady(addresses, mayWait) {
  for (const address of addresses) while (mayWait() && !(await isReady(address))) await wait(100)
}

async function dev() {
  const wishes = readWishes()
  await ensureInstalled()
  const settings = { ...readSettings(), serverPort: await findFreePort() }
  await checkPorts(settings, command)
  if (wishes.reset) await removeData(settings.dataDirectory)
  const began = Date.now()
  const { sandbox, server, pages } = startAll(settings, wishes)
  const children = [pages, server, sandbox]
  const stopped = Promise.race([
    waitForStop().then((why) => ({ why })),
    ...children.map(({ ended }) => ended.then((end) => ({ end }))),
  ])
  let isStopped = false
  stopped.then(() => (isStopped = true))

  const address = `http://localhost:${settings.port}`
  const sandboxAddress = `http://127.0.0.1:${settings.sandboxPort}`
  const api = `http://127.0.0.1:${settings.serverPort}`
  await waitUntilReady([`${sandboxAddress}/control`, `${api}/readyz`, address], () => !isStopped)
  if (!isStopped) {
    if (wishes.scene) await playScene(wishes.scene, api)
    say(`\nPeshi runs at ${address}   (ready in ${seconds(Date.now() - began)})`)
    sayDemo(sandboxAddress)
  }
  const { why, end } = await stopped
  if (why) say(`\nStopping (${why}) …`)
  for (const child of children) await stopChildren([child])
  if (end) throw new Refusal(`${end.name} ${end.how}; its own lines are above.`)
  return 0
}

await runMain(dev)
process.exit()

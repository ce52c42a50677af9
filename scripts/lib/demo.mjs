import { readdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isDataInUse } from './data.mjs'
import { root } from './paths.mjs'
import { isPortFreeSoon, readPort } from './ports.mjs'
import { Refusal, say } from './say.mjs'

const password = 'Peshi-demo-1'
const people = ['owner', 'advocate', 'clerk', 'billing', 'client']
export const demoOwner = { email: 'owner@demo.peshi.in', password }

/** Keeps the files of a directory if no file `secret` is among them, because they may not be the demo's. */
export async function removeData(dataDirectory) {
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

export function readSettings() {
  const port = readPort(process.env.PORT, 3000)
  if (port === null) throw new Refusal(`PORT is "${process.env.PORT}", which is not a port number.`)
  const sandboxPort = readPort(process.env.SANDBOX_PORT, 3100)
  if (sandboxPort === null)
    throw new Refusal(`SANDBOX_PORT is "${process.env.SANDBOX_PORT}", which is not a port number.`)
  if (port === sandboxPort) throw new Refusal(`PORT and SANDBOX_PORT are both ${port}; they must differ.`)
  return { port, sandboxPort, dataDirectory: resolve(root, process.env.PESHI_DATA || 'data') }
}

export async function checkPorts({ port, sandboxPort, dataDirectory }, command) {
  const taken = (await isPortFreeSoon(port)) ? ((await isPortFreeSoon(sandboxPort)) ? null : sandboxPort) : port
  if (taken === null) return
  if (await isDataInUse(dataDirectory))
    throw new Refusal(
      `Peshi is already running on the data in ${dataDirectory}. Use that one, or stop it first. A second Peshi needs data and ports of its own: PESHI_DATA=./other PORT=3001 SANDBOX_PORT=3101 ${command}`,
    )
  const setting = taken === port ? 'PORT' : 'SANDBOX_PORT'
  throw new Refusal(`Port ${taken} is taken by another program. Choose another one: ${setting}=${taken + 1} ${command}`)
}

/** How people sign in to the demo, and what is behind it. */
export const sayDemo = (sandboxAddress) =>
  say(`
  Sign in with the password ${password}:
${people.map((name) => `    ${name}@demo.peshi.in`).join('\n')}

  The courts behind it are a sandbox: simulated court sites on this machine, in the formats of the real sites.
  Every person and case there is invented. No real court is asked anything.
    ${sandboxAddress}/control   passes orders, lists cases, takes a court down
`)

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engines, isOnMachine, type Started } from './engines.ts'
import { Tab } from './tab.ts'

type Engine = (typeof engines)[number]

/** The engines of this machine; the others' tests are shown as skipped. */
export const onMachine = engines.map((engine) => ({ ...engine, isThere: isOnMachine(engine) }))

/** A browser in which nobody is signed in yet, at a desk. */
export async function openEngine(engine: Engine, base: string) {
  const started: Started = await engine.start()
  const { driver } = started
  await driver.send('SetTimeouts', { script: 60_000, pageLoad: 60_000 })
  const [first = ''] = await listHandles(started)
  const tab = new Tab(driver, first, base)
  await tab.go('/favicon.svg')
  await tab.resize(1280, 800)
  return { ...started, tab, openTab: () => openTab(started, base) }
}

const listHandles = async ({ driver }: Started) => (await driver.send('GetWindowHandles')) as string[]

async function openTab(started: Started, base: string): Promise<Tab> {
  const { handle } = (await started.driver.send('NewWindow', { type: 'tab' })) as { handle: string }
  return new Tab(started.driver, handle, base)
}

export type OpenEngine = Awaited<ReturnType<typeof openEngine>>

/** Opens a PDF by `act`: in a tab, where the engine shows one, else as a file. Resolves to what it begins with. */
export async function takePdf(open: OpenEngine, act: () => Promise<void>): Promise<string> {
  const { tab, downloads } = open
  const [handles, files] = [await listHandles(open), await readdir(downloads)]
  await act()
  let start = ''
  await tab.until('a PDF', async () => {
    const file = (await readdir(downloads)).find((name) => !files.includes(name) && name.endsWith('.pdf'))
    const handle = (await listHandles(open)).find((one) => !handles.includes(one))
    if (file) start = (await readFile(join(downloads, file))).subarray(0, 5).toString()
    else if (handle) start = await readShownPdf(open, handle)
    return start !== ''
  })
  return start
}

/** The page that opened the tab can read what the tab shows. */
async function readShownPdf({ driver, tab }: OpenEngine, handle: string): Promise<string> {
  await driver.send('SwitchToWindow', { handle })
  const address = String(await driver.send('GetCurrentURL'))
  if (!address.startsWith('blob:')) return ''
  await driver.send('CloseWindow')
  return tab.run<string>('return (await (await fetch(args[0])).text()).slice(0, 5)', address)
}

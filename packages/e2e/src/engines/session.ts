import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engines, isOnMachine, type Started } from './engines.ts'
import { Tab } from './tab.ts'

type Engine = (typeof engines)[number]

export const onMachine = engines.map((engine) => ({ ...engine, isThere: isOnMachine(engine) }))

export async function openEngine(engine: Engine, base: string) {
  const started: Started = await engine.start()
  try {
    return { ...started, tab: await openDesk(started, base), openTab: () => openTab(started, base) }
  } catch (error) {
    await started.close()
    throw error
  }
}

async function openDesk(started: Started, base: string): Promise<Tab> {
  await started.driver.send('SetTimeouts', { script: 60_000, pageLoad: 60_000 })
  const [first = ''] = await listHandles(started)
  const tab = new Tab(started.driver, first, base)
  await tab.go('/favicon.svg')
  await tab.resize(1280, 800)
  return tab
}

export const listHandles = async ({ driver }: Started) => (await driver.send('GetWindowHandles')) as string[]

async function openTab(started: Started, base: string): Promise<Tab> {
  const { handle } = (await started.driver.send('NewWindow', { type: 'tab' })) as { handle: string }
  return new Tab(started.driver, handle, base)
}

export type OpenEngine = Awaited<ReturnType<typeof openEngine>>

export async function takePdf(open: OpenEngine, act: () => Promise<void>): Promise<void> {
  const { tab, downloads } = open
  const [handles, files] = [await listHandles(open), await readdir(downloads)]
  await act()
  await tab.until('a PDF', async () => {
    const file = (await readdir(downloads)).find((name) => !files.includes(name) && name.endsWith('.pdf'))
    if (file) return (await readFile(join(downloads, file))).subarray(0, 5).toString() === '%PDF-'
    const handle = (await listHandles(open)).find((one) => !handles.includes(one))
    return handle !== undefined && (await showsPdf(open, handle))
  })
}

async function showsPdf({ driver }: OpenEngine, handle: string): Promise<boolean> {
  await driver.send('SwitchToWindow', { handle })
  if (!String(await driver.send('GetCurrentURL')).startsWith('blob:')) return false
  const script = 'arguments[arguments.length - 1](document.contentType)'
  if ((await driver.send('ExecuteAsyncScript', { script, args: [] })) !== 'application/pdf') return false
  await driver.send('CloseWindow')
  return true
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { elementKey, type WebDriver, WebDriverError } from './webdriver.ts'

const require = createRequire(import.meta.url)
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')
const inPage = readFileSync(new URL('in-page.js', import.meta.url), 'utf8')
const bringHelpers = `
  const exports = {}, module = {}
  ${library}
  window.TestingLibraryDom = exports
  ${inPage}`

const scriptOf = (bring: string, body: string) => `
  const args = [...arguments], done = args.pop()
  ;(async () => {
    ${bring}
    const { inPage } = window
    ${body}
  })().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }))`

type Answer<Result> = { value: Result } | { error: string }

const longestMs = 60_000
const pauseMs = 50

const mostPresses = 300

/** Errors after which a command is retried, because the page is still changing. */
const passing = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'move target out of bounds',
])

const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}
const keyOf = (name: string) => keys[name] ?? name

type Text = string | RegExp
type Packed = string | { source: string; flags: string }
type Step = { role: string; name?: Packed } | { css: string } | { text: Packed } | { label: Packed } | { with: string }
type Element = Record<typeof elementKey, string>

const pack = (text: Text): Packed => (typeof text === 'string' ? text : { source: text.source, flags: text.flags })

export class Tab {
  readonly #driver: WebDriver
  readonly #handle: string
  readonly #base: string
  readonly byKeyboard: boolean

  constructor(driver: WebDriver, handle: string, base: string, byKeyboard = false) {
    this.#driver = driver
    this.#handle = handle
    this.#base = base
    this.byKeyboard = byKeyboard
  }

  through = (base: string) => new Tab(this.#driver, this.#handle, base, this.byKeyboard)
  withoutMouse = () => new Tab(this.#driver, this.#handle, this.#base, true)

  async #send(...command: Parameters<WebDriver['send']>) {
    await this.#driver.send('SwitchToWindow', { handle: this.#handle })
    return this.#driver.send(...command)
  }

  go = (path: string) => this.#send('Navigate', { url: new URL(path, this.#base).href })
  close = () => this.#send('CloseWindow')

  async run<Result>(body: string, ...args: unknown[]): Promise<Result> {
    const ask = async (bring: string) =>
      (await this.#send('ExecuteAsyncScript', { script: scriptOf(bring, body), args })) as Answer<Result>
    let answer = await ask(`if (!window.inPage) throw 'bare'`)
    if ('error' in answer && answer.error === 'bare') answer = await ask(bringHelpers)
    if ('error' in answer) throw new Error(answer.error)
    return answer.value
  }

  async until(what: string, ask: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + longestMs
    while (!(await ask())) {
      if (performance.now() > end) throw new Error(`It did not come: ${what}`)
      await wait(pauseMs)
    }
  }

  async press(...chords: string[]): Promise<void> {
    for (const chord of chords) {
      const parts = chord === '+' ? ['+'] : chord.split('+')
      const down = parts.map((key) => ({ type: 'keyDown', value: keyOf(key) }))
      const up = parts.toReversed().map((key) => ({ type: 'keyUp', value: keyOf(key) }))
      await this.#act({ type: 'key', id: 'keys', actions: [...down, ...up] })
    }
  }

  type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return this.#act({ type: 'key', id: 'keys', actions })
  }

  async drag(from: Place, to: Place): Promise<void> {
    const [start, end] = [await from.centre(), await to.centre()]
    const move = ({ x, y }: { x: number; y: number }, duration = 0) => ({
      type: 'pointerMove',
      origin: 'viewport',
      duration,
      x: Math.round(x),
      y: Math.round(y),
    })
    const halfway = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
    const actions = [
      move(start),
      { type: 'pointerDown', button: 0 },
      move(halfway, 100),
      move(end, 100),
      { type: 'pointerUp', button: 0 },
    ]
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  async #act(source: Record<string, unknown>): Promise<void> {
    await this.#send('PerformActions', { actions: [source] })
  }

  clickElement = (element: Element) => this.#send('ElementClick', { id: element[elementKey] })
  screenshot = async () => Buffer.from((await this.#send('TakeScreenshot')) as string, 'base64')

  async resize(width: number, height: number): Promise<void> {
    const measure = () => this.run<[number, number]>('return [innerWidth, innerHeight]')
    await this.#send('SetWindowRect', { width, height })
    const [inWidth, inHeight] = await measure()
    await this.#send('SetWindowRect', { width: 2 * width - inWidth, height: 2 * height - inHeight })
    await this.until(`${width} px`, async () => (await measure())[0] === width)
  }

  at = (role: string, name?: Text) => new Place(this, []).at(role, name)
  text = (text: Text) => new Place(this, []).text(text)
  label = (text: Text) => new Place(this, []).label(text)
  css = (selector: string) => new Place(this, []).css(selector)
}

export class Place {
  readonly #tab: Tab
  readonly #steps: readonly Step[]

  constructor(tab: Tab, steps: readonly Step[]) {
    this.#tab = tab
    this.#steps = steps
  }

  #on = (step: Step) => new Place(this.#tab, [...this.#steps, step])
  at = (role: string, name?: Text) => this.#on({ role, ...(name !== undefined && { name: pack(name) }) })
  text = (text: Text) => this.#on({ text: pack(text) })
  label = (text: Text) => this.#on({ label: pack(text) })
  css = (css: string) => this.#on({ css })
  with = (text: string) => this.#on({ with: text })

  async read<Result>(expression: string): Promise<Result> {
    let answer: { value: Result } | null = null
    await this.#tab.until(this.toString(), async () => {
      answer = await this.#tab.run<{ value: Result } | null>(
        `const [element] = inPage.find(args[0])
        return element ? { value: ${expression} } : null`,
        this.#steps,
      )
      return answer !== null
    })
    return (answer as unknown as { value: Result }).value
  }

  count = () => this.#tab.run<number>('return inPage.find(args[0]).length', this.#steps)
  texts = () => this.#tab.run<string[]>('return inPage.find(args[0]).map((one) => one.innerText)', this.#steps)
  wait = () => this.read<boolean>('true')
  gone = () => this.#tab.until(`no ${this}`, async () => (await this.count()) === 0)
  innerText = () => this.read<string>('element.innerText')
  value = () => this.read<string>('element.value')

  async reach(): Promise<void> {
    await this.wait()
    for (let presses = 0; presses < mostPresses; presses++) {
      const { key, unseen } = await this.#tab.run<{ key: string | null; unseen: string | null }>(
        'return inPage.wayTo(inPage.find(args[0])[0])',
        this.#steps,
      )
      if (unseen) throw new Error(`The focus can't be seen on ${unseen}`)
      if (key === null) return
      await this.#tab.press(key)
    }
    throw new Error(`The keyboard does not reach ${this}`)
  }

  async click(): Promise<void> {
    if (this.#tab.byKeyboard) {
      await this.reach()
      return this.#tab.press(await this.#tab.run<string>('return inPage.keyThatPresses()'))
    }
    await this.#tab.until(`a click on ${this}`, async () => {
      const element = await this.read<Element>(`(element.scrollIntoView({ block: 'center' }), element)`)
      try {
        await this.#tab.clickElement(element)
        return true
      } catch (error) {
        if (error instanceof WebDriverError && passing.has(error.code)) return false
        throw error
      }
    })
  }

  focus = () => this.read('element.focus()')

  async fill(text: string): Promise<void> {
    await (this.#tab.byKeyboard ? this.reach() : this.click())
    await this.#tab.press('Control+a')
    await (text ? this.#tab.type(text) : this.#tab.press('Delete'))
  }

  /** Fills a native date field by script, because the field's order of day and month depends on the system. */
  async fillDate(date: string): Promise<void> {
    const isOwn = await this.read<boolean>(`(() => {
      if (element.type !== 'date') return true
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, '${date}')
      element.dispatchEvent(new Event('input', { bubbles: true }))
      return false
    })()`)
    if (isOwn) await this.fill(date.split('-').reverse().join('-'))
  }

  centre = () =>
    this.read<{ x: number; y: number }>(`(() => {
      element.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)

  toString = () =>
    this.#steps
      .map((step) =>
        Object.values<Packed>(step)
          .map((part) => (typeof part === 'string' ? part : `/${part.source}/`))
          .join(' '),
      )
      .join(' > ')
}

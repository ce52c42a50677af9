import { createRequire } from 'node:module'
import type { CompatStatement, Identifier, SimpleSupportStatement, SupportBlock } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { type Plugin, parseAst } from 'vite'

const load = createRequire(import.meta.url)

const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const
type Browser = (typeof names)[keyof typeof names]

export function oldestBrowsers(): Map<Browser, number> {
  const oldest = new Map<Browser, number>()
  for (const entry of browserslist(null, { path: import.meta.dirname })) {
    const [name = '', version = ''] = entry.split(' ')
    const browser = names[name as keyof typeof names]
    const number = Number.parseFloat(version)
    if (browser && !Number.isNaN(number)) oldest.set(browser, Math.min(number, oldest.get(browser) ?? number))
  }
  if (oldest.size !== Object.keys(names).length) throw new Error('The promise leaves out a browser')
  return oldest
}

const isSince = (
  {
    version_added: since,
    version_removed,
    flags,
    prefix,
    alternative_name,
    partial_implementation,
  }: SimpleSupportStatement,
  oldest: number,
) =>
  typeof since === 'string' &&
  !version_removed &&
  !flags &&
  !prefix &&
  !alternative_name &&
  !partial_implementation &&
  Number.parseFloat(since.replace('≤', '')) <= oldest

const isPromised = (support: SupportBlock, oldest: Map<Browser, number>) =>
  [...oldest].every(([browser, version]) => [support[browser] ?? []].flat().some((one) => isSince(one, version)))

export interface Outside {
  statics: Set<string>
  globals: Set<string>
  methods: Set<string>
}

export function listOutside(oldest = oldestBrowsers()): Outside {
  const data = load('@mdn/browser-compat-data') as { api: Identifier; javascript: { builtins: Identifier } }
  const outside: Outside = { statics: new Set(), globals: new Set(), methods: new Set() }
  const promised = new Set<string>()
  const parts = (of: Identifier) => Object.entries(of).filter(([name]) => name !== '__compat') as [string, Identifier][]
  const isThere = (compat: CompatStatement | undefined) => !compat || isPromised(compat.support, oldest)
  for (const group of [data.javascript.builtins, data.api])
    for (const [owner, members] of parts(group)) {
      if (!isThere(members.__compat)) outside.globals.add(owner)
      for (const [key, member] of parts(members)) {
        if (!/^\w+$/.test(key)) continue
        const name = key.replace(/_static$/, '')
        if (isThere(member.__compat)) promised.add(name)
        else {
          outside.statics.add(`${owner}.${name}`)
          // DOM methods are left out, because the check compares only names, and other objects often have methods of
          // the same name.
          if (group === data.javascript.builtins && isThere(members.__compat)) outside.methods.add(name)
        }
      }
    }
  for (const name of promised) outside.methods.delete(name)
  return outside
}

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (value: unknown) =>
  isNode(value) &&
  (value.type === 'Identifier' ? (value.name as string) : value.type === 'Literal' ? value.value : null)

export function findOutside(code: string, { statics, globals, methods }: Outside): string[] {
  const found = new Set<string>()
  const calls = new Set<string>()
  const asked = new Set<string>()
  const visit = (node: Node, parent: Node | null) => {
    if (node.type === 'MemberExpression') {
      const name = nameOf(node.property)
      const owner = nameOf(node.object)
      if (typeof name === 'string') {
        const isCall = parent?.type === 'CallExpression' && parent.callee === node && parent.optional !== true
        if (statics.has(`${owner}.${name}`)) (isCall ? calls : asked).add(`${owner}.${name}`)
        else if (methods.has(name)) (isCall ? calls : asked).add(name)
      }
    } else if (node.type === 'NewExpression') {
      const name = nameOf(node.callee)
      if (typeof name === 'string' && globals.has(name)) calls.add(`new ${name}`)
    } else if (node.type === 'UnaryExpression' && node.operator === 'typeof') {
      asked.add(`new ${nameOf(node.argument)}`)
    } else if (node.type === 'Literal') {
      const { regex, value } = node as unknown as { regex?: { pattern: string; flags: string }; value: unknown }
      if (regex?.flags.includes('v')) found.add(`/${regex.pattern}/v`)
      if (typeof value === 'string') asked.add(value)
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue
      for (const each of [value].flat()) if (isNode(each)) visit(each, node)
    }
  }
  visit(parseAst(code) as unknown as Node, null)
  for (const call of calls) if (!asked.has(call)) found.add(call)
  return [...found].sort()
}

export const browserPromise = (): Plugin => ({
  name: 'browser-promise',
  apply: 'build',
  generateBundle(_, bundle) {
    const outside = listOutside()
    const problems = Object.values(bundle).flatMap((file) => {
      const code = file.type === 'chunk' ? file.code : /\.m?js$/.test(file.fileName) ? String(file.source) : null
      if (code === null || bringsItsOwn.test(file.fileName)) return []
      return findOutside(code, outside)
        .filter((use) => !brought.has(use) && !harmless.has(use))
        .map((use) => `${file.fileName}: ${use}`)
    })
    if (problems.length > 0)
      this.error(`These are missing in browsers that are promised (.browserslistrc):\n${problems.join('\n')}`)
  },
})

const brought = new Set(['Map.groupBy', 'Promise.withResolvers', 'AbortSignal.any'])

/** pdf.js is not checked, because its `legacy` build has its own polyfills. */
const bringsItsOwn = /\/pdf(-reader|-document|\.worker)/

const harmless = new Set([
  'Notification.requestPermission',
  // `React.Children.toArray`, not the new browser method of this name.
  'toArray',
  // The library for Word files uses `Highlight` only for comments, which the app does not show.
  'new Highlight',
])

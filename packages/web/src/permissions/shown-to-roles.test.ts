import { globSync } from 'node:fs'
import { endpoints } from '@peshi/contract/registry'
import { describe, expect, it } from 'vitest'
import type { PageMeta } from '../app/route-meta.ts'
import { router } from '../app/router.ts'
import { createLook } from './look-through.fixture.ts'
import { childrenOf, type Node, nameOf, nodes, readModule, source } from './modules.fixture.ts'
import { everybody, type Roles, who } from './roles.fixture.ts'

const routes = router.routesByPath as Record<string, { options: { staticData?: PageMeta } }>

/** Who gets past the guard. */
function pageRoles(path: string): Roles | undefined {
  const route = routes[path]
  if (!route) return undefined
  const { resource, action = 'read' } = route.options.staticData ?? {}
  return resource ? who(action, resource) : everybody
}

/** What is shown by more than the role, and by what. */
const asksOtherwise = new Map([
  ['actions/use-actions.ts#useRunAction', 'it is handed what useActions let through (actions-and-server.test.ts)'],
  ['client-area/client-sign-in.page.tsx#Enter', 'who has entered is a client by then'],
  ['imports/imports.api.ts#useTurn', 'one call for four deeds, and ImportDeeds asks before each'],
  ['lists/edit-team.tsx#EditTeam', 'the reply says who may change a team'],
  ['offline/outbox.ts#sendAll', 'what waits was written in a form that was shown'],
  ['reports/report-words.ts#listBehind', 'it is told whether an owner asks'],
  ['support/choose-files.tsx#sendFiles', 'nothing can be chosen by who may not send'],
  ['tasks/task-chip.tsx#Chip', 'a clock stands in the calendar of who may read clocks'],
])

/** The `createRoute({…})` of a file. */
const routesIn = (node: Node): Node[] =>
  node.type === 'CallExpression' && nameOf(node.callee) === 'createRoute'
    ? nodes(node.arguments)
    : childrenOf(node).flatMap(routesIn)

const partOf = (object: Node, name: string) =>
  nodes(object.properties).find(({ key }) => nameOf(key) === name)?.value as Node | undefined

function lookAtEveryPage() {
  const look = createLook(pageRoles, asksOtherwise)
  let pages = 0
  for (const file of globSync('**/*.routes.ts', { cwd: source })) {
    const module = readModule(file)
    for (const route of [...module.declared.values()].flatMap(routesIn)) {
      const [path, component] = [partOf(route, 'path')?.value, partOf(route, 'component')]
      if (typeof path !== 'string' || !component) throw new Error(`${file} has a route that can't be read`)
      const roles = pageRoles(path.replace(/^(?!\/)/, '/'))
      // One that no router has.
      if (roles === undefined) continue
      look.lookAt(module, component, roles)
      pages += 1
    }
  }
  look.look(readModule('shell/app-shell.tsx'), 'AppShell', everybody)
  const { refused, met, reached, unmarkedSenders } = look
  return { pages, refused: [...refused].toSorted(), met: [...met].toSorted(), reached, unmarkedSenders }
}

/** The endpoints that any file asks for; what only tells where a file lies is asked for by the browser. */
function endpointsInUse(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.{test,fixture}.*'] })
  const names = files.flatMap((file) =>
    [...readModule(file).imported.values()].filter(({ from }) => from.startsWith('@peshi/contract/')),
  )
  return new Set(names.map(({ name }) => name).filter((name) => name in endpoints))
}

describe('every page, followed down to its calls', () => {
  const { pages, refused, met, reached, unmarkedSenders } = lookAtEveryPage()

  it('shows nothing to a role that the server would refuse', () => {
    expect(refused).toEqual([])
  })

  it('marks whatever sends, so that it says so without a network', () => {
    expect([...unmarkedSenders]).toEqual([])
  })

  it('is followed whole', () => {
    expect(pages).toBeGreaterThan(45)
    expect(met).toEqual([...asksOtherwise.keys()].toSorted())
    expect([...endpointsInUse()].filter((name) => !reached.has(name))).toEqual([])
  })
})

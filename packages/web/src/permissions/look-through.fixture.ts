import { endpoints } from '@peshi/contract/registry'
import { overlayNeeds } from '../actions/overlays.ts'
import { childrenOf, isNode, type Module, type Node, nameOf, nodes, readModule, resolve } from './modules.fixture.ts'
import { everybody, nobody, type Roles, sayRoles, who } from './roles.fixture.ts'
import { attributesIn, isFunction, isHookCall, leaves, nameOfTag, namesIn, tellsOnly } from './syntax.fixture.ts'
import { type Names, never, type Truth, truthOf, unknown, whoIsShown } from './truth.fixture.ts'

/** A declaration while it is read. */
interface Frame {
  module: Module
  name: string
  locals: Map<string, Node>
  /** What its properties say of roles. */
  given: ReadonlyMap<string, Truth>
  /** States by their setter; for whom they were set is known after a first reading. */
  setters: Map<string, string>
  states: Map<string, Truth>
  wasSet: Map<string, Roles>
  isFirst: boolean
  /** Names that are being followed: one that leads to itself says nothing new. */
  open: Set<string>
}

type Go = (part: unknown, roles?: Roles) => void
type Reader = (at: {
  frame: Frame
  node: Node
  roles: Roles
  isEager: boolean
  go: Go
  truth(condition: unknown): Truth
}) => void

/** By these the theme or `offline/senders.ts` knows what sends. */
const marks: ReadonlySet<string> = new Set(['loading', 'data-sends'])

/**
 * Follows what is shown to whom, from a page down to the calls: through components, hooks, local names and states,
 * narrowed at each condition that asks `can(…)`. Gathers what it reaches for a role that the server refuses.
 */
export function createLook(pageRoles: (to: string) => Roles | undefined, asksOtherwise: ReadonlyMap<string, string>) {
  const refused = new Set<string>()
  const met = new Set<string>()
  const reached = new Set<string>()
  const seen = new Set<string>()
  /** From the page down to what is read now. */
  const way: string[] = []
  let isTrusted = false
  /** What is pressed, where it does not show that it sends. */
  let unmarked: string | null = null
  const unmarkedSenders = new Set<string>()
  const say = (what: string, roles: Roles) => {
    if (!isTrusted) refused.add(`${what} is refused to ${sayRoles(roles)}: ${way.join(' > ')}`)
  }

  /** @param given what the declaration is handed, as far as it says something of roles */
  function look(module: Module, name: string, roles: Roles, given: Frame['given'] = new Map(), isEager = false): void {
    const node = module.declared.get(name)
    const place = `${module.file}#${name}`
    const key = [place, roles, isEager, isTrusted, unmarked !== null, JSON.stringify([...given])].join(' ')
    if (!node || roles === nobody || seen.has(key)) return
    const wasTrusted = isTrusted
    if (asksOtherwise.has(place)) {
      met.add(place)
      isTrusted = true
    }
    seen.add(key)
    const first = begin(module, name, given, node)
    // A hook may be written as an arrow, which is called here.
    const called = isFunction(node) ? (node.body as Node) : node
    if (first.setters.size > 0) read(first, called, roles, isEager)
    const states = new Map(
      [...first.states].map(([state, { yes, no }]) => [state, { yes: yes | (first.wasSet.get(state) ?? 0), no }]),
    )
    way.push(place)
    read({ ...first, states, isFirst: false, open: new Set() }, called, roles, isEager)
    way.pop()
    isTrusted = wasTrusted
  }

  function begin(module: Module, name: string, given: Frame['given'], node: Node): Frame {
    const none = { setters: new Map(), states: new Map(), wasSet: new Map(), open: new Set<string>() }
    const frame: Frame = { module, name, locals: new Map(), given, isFirst: true, ...none }
    gather(frame, node)
    return frame
  }

  function gather(frame: Frame, node: Node): void {
    for (const child of childrenOf(node)) gather(frame, child)
    if (node.type === 'FunctionDeclaration') frame.locals.set(nameOf(node.id), node)
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return
    const { id, init } = node
    const parts = id.type === 'ArrayPattern' ? nodes(id.elements) : []
    if (init.type === 'CallExpression' && nameOf(init.callee) === 'useState' && parts[0]) {
      const [start] = nodes(init.arguments)
      const from = start?.type === 'ArrowFunctionExpression' ? start.body : start
      frame.states.set(nameOf(parts[0]), start ? truthOf(from, namesOf(frame)) : never)
      if (parts[1]) frame.setters.set(nameOf(parts[1]), nameOf(parts[0]))
      return
    }
    if (init.type === 'ArrayExpression') {
      for (const [place, part] of parts.entries()) frame.locals.set(nameOf(part), nodes(init.elements)[place] ?? init)
      return
    }
    for (const name of namesIn(id)) frame.locals.set(name, init)
  }

  const namesOf = (frame: Frame): Names => ({
    truth: (name) => truthOfName(frame, name),
    value: (name) => frame.locals.get(name),
  })

  function truthOfName(frame: Frame, name: string): Truth {
    const known = frame.states.get(name) ?? frame.given.get(name)
    if (known) return frame.isFirst && frame.states.has(name) ? unknown : known
    const init = frame.locals.get(name)
    if (!init || frame.open.has(name)) return unknown
    frame.open.add(name)
    const truth = truthOf(init, namesOf(frame))
    frame.open.delete(name)
    return truth
  }

  /** @param isEager only what is asked as soon as a hook is called, not what waits for a click */
  function read(frame: Frame, node: Node, roles: Roles, isEager: boolean): void {
    if (roles === nobody) return
    const go: Go = (part, some = roles) => isNode(part) && read(frame, part, some, isEager)
    const reader = readers[node.type]
    if (reader) reader({ frame, node, roles, isEager, go, truth: (part) => truthOf(part, namesOf(frame)) })
    else for (const child of childrenOf(node)) go(child)
  }

  const readFork: Reader = ({ node, roles, go, truth }) => {
    const { yes, no } = truth(node.test)
    go(node.test)
    go(node.consequent, roles & yes)
    go(node.alternate, roles & no)
  }
  const readFunction: Reader = ({ node, isEager, go }) => {
    if (!isEager) go(node.body)
  }
  const readers: Record<string, Reader> = {
    ConditionalExpression: readFork,
    IfStatement: readFork,
    ArrowFunctionExpression: readFunction,
    FunctionExpression: readFunction,
    Identifier: ({ frame, node, roles, isEager }) => readName(frame, nameOf(node), roles, isEager),
    MemberExpression({ frame, node, roles, isEager, go }) {
      if (tellsOnly.has(nameOf(node.property)) && isHookCall(frame.locals.get(nameOf(node.object)))) return
      go(node.object)
      if (node.computed) go(node.property)
      else readMember(frame, node, roles, isEager)
    },
    LogicalExpression({ node, roles, go, truth }) {
      go(node.left)
      go(node.right, roles & truth(node.left)[node.operator === '&&' ? 'yes' : 'no'])
    },
    BlockStatement: ({ frame, node, roles, isEager }) => readBlock(frame, nodes(node.body), roles, isEager),
    VariableDeclarator({ frame, node, roles }) {
      // Read where the name is used; a hook asks at once.
      if (isHookCall(node.init)) read(frame, node.init, roles, true)
    },
    ObjectExpression({ node, roles, go, truth }) {
      const some = roles & whoIsShown(node, truth)
      for (const property of nodes(node.properties)) go(property, some)
    },
    Property({ frame, node, roles, go }) {
      if (nameOf(node.key) === 'to') readAddress(frame, node.value, roles)
      go(node.value)
    },
    JSXElement: ({ frame, node, roles, isEager }) => readElement(frame, node, roles, isEager),
    CallExpression: ({ frame, node, roles, isEager }) => readCall(frame, node, roles, isEager),
    ImportExpression: ({ frame, node, roles }) => readLazy(frame, node, roles),
  }

  function readBlock(frame: Frame, statements: Node[], roles: Roles, isEager: boolean): void {
    let left = roles
    for (const statement of statements) {
      if (statement.type === 'FunctionDeclaration') continue
      read(frame, statement, left, isEager)
      if (statement.type === 'IfStatement' && leaves(statement.consequent)) {
        left &= truthOf(statement.test, namesOf(frame)).no
      }
    }
  }

  function readName(frame: Frame, name: string, roles: Roles, isEager: boolean): void {
    const state = frame.setters.get(name)
    if (state !== undefined) {
      frame.wasSet.set(state, (frame.wasSet.get(state) ?? nobody) | roles)
      return
    }
    const init = frame.locals.get(name)
    if (init) {
      const key = `${name} ${roles} ${isEager}`
      if (frame.open.has(key)) return
      frame.open.add(key)
      if (init.type === 'FunctionDeclaration') read(frame, init.body as Node, roles, isEager)
      else if (isFunction(init)) read(frame, init.body as Node, roles, isEager)
      else read(frame, init, roles, isEager)
      frame.open.delete(key)
      return
    }
    readOutside(frame, name, roles, isEager)
  }

  function readOutside(frame: Frame, name: string, roles: Roles, isEager: boolean, given?: Frame['given']): void {
    const { module } = frame
    if (frame.isFirst) return
    const imported = module.imported.get(name)
    if (!imported) look(module, name, roles, given, isEager)
    else if (imported.from.startsWith('@peshi/contract/')) readEndpoint(frame, imported.name, roles, isEager)
    else if (/\.tsx?$/.test(imported.from)) look(readModule(imported.from), imported.name, roles, given, isEager)
  }

  /** `contract.save`, where all of `contract` was imported. */
  function readMember(frame: Frame, { object, property }: Node, roles: Roles, isEager: boolean): void {
    const imported = frame.module.imported.get(nameOf(object))
    if (imported?.name === '*') readEndpoint(frame, nameOf(property), roles, isEager)
  }

  function readEndpoint(frame: Frame, name: string, roles: Roles, isEager: boolean): void {
    const asked = endpoints[name]
    if (!asked || frame.isFirst) return
    reached.add(name)
    // For who is not signed in, and for signing out, which is done here whatever the server hears of it.
    if (asked.access === 'public') return
    if (unmarked && asked.method !== 'GET' && !asked.readsOnly) unmarkedSenders.add(`${unmarked} sends ${name}`)
    if (!asked.can) return
    if (isEager && asked.method !== 'GET' && !asked.readsOnly) return
    const not = roles & ~who(...asked.can)
    if (not) say(`${name} (${asked.can.join(' ')})`, not)
  }

  function readAddress({ isFirst }: Frame, to: unknown, roles: Roles): void {
    if (isFirst || !isNode(to) || typeof to.value !== 'string' || !to.value.startsWith('/')) return
    const may = pageRoles(to.value)
    if (may === undefined) say(`${to.value}, which is no page,`, roles)
    else if (roles & ~may) say(to.value, roles & ~may)
  }

  function readElement(frame: Frame, element: Node, roles: Roles, isEager: boolean): void {
    const opening = element.openingElement as Node
    const given = new Map<string, Truth>()
    let some = roles
    for (const attribute of nodes(opening.attributes)) {
      const value = isNode(attribute.value) ? (attribute.value.expression ?? attribute.value) : null
      const truth = truthOf(value, namesOf(frame))
      const name = nameOf(attribute.name)
      if (name === 'disabled' && value) some &= truth.no
      if (name === 'to') readAddress(frame, value, roles)
      if (value && (truth.yes !== everybody || truth.no === nobody)) given.set(name, truth)
    }
    const before = unmarked
    for (const attribute of nodes(opening.attributes)) {
      if (/^on[A-Z]/.test(nameOf(attribute.name)) && isUnmarked(frame, element)) {
        unmarked = `${frame.module.file} ${nameOfTag(opening.name)}`
      }
      read(frame, attribute, some, isEager)
      unmarked = before
    }
    const name = opening.name as Node
    if (name.type === 'JSXIdentifier' && /^[A-Z]/.test(nameOf(name))) {
      if (frame.locals.has(nameOf(name))) readName(frame, nameOf(name), roles, isEager)
      else readOutside(frame, nameOf(name), roles, isEager, given)
    }
    for (const child of nodes(element.children)) read(frame, child, roles, isEager)
  }

  /** A button of ours is marked by its `loading` or by being the one that submits, all else by `data-sends`. */
  function isUnmarked({ module, locals }: Frame, element: Node): boolean {
    const { name, attributes } = element.openingElement as Node
    const tag = nameOfTag(name)
    // It has no element of its own, but the button in it.
    if (tag === 'FileButton') return !attributesIn(element).some((one) => marks.has(one))
    const own = module.imported.get(tag)?.from
    if (module.declared.has(tag) || locals.has(tag) || (own && /\.tsx$/.test(own)) || tag === 'form') return false
    return !nodes(attributes).some((attribute) => marks.has(nameOf(attribute.name)))
  }

  function readCall(frame: Frame, node: Node, roles: Roles, isEager: boolean): void {
    const callee = node.callee as Node
    const given = nodes(node.arguments)
    const name = nameOf(callee)
    if (frame.setters.has(name) && given[0]) {
      const { yes } = truthOf(given[0], namesOf(frame))
      readName(frame, name, roles & yes, isEager)
    } else if (name === 'openOverlay' || name === 'show') readOverlay(frame, given[0], roles)
    else if (isEager && name === 'useMutation') return
    else {
      const isHook = /^use[A-Z]/.test(name)
      const some = isHook ? roles & whoIsLetIn(frame, given) : roles
      if (name) readName(frame, name, some, isEager)
      else read(frame, callee, roles, isEager)
      const asks = isHook && /^use(Infinite|Suspense)?Quer|^useEffect$/.test(name)
      for (const one of given) {
        if (asks && isEager) readAsked(frame, one, some)
        else read(frame, one, some, isEager)
      }
      return
    }
    for (const one of given) read(frame, one, roles, isEager)
  }

  /** What a query asks is asked at once. */
  function readAsked(frame: Frame, node: Node, roles: Roles): void {
    const waiting = [node]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (next.type === 'Identifier') readName(frame, nameOf(next), roles, true)
      else if (next.type === 'MemberExpression') read(frame, next, roles, true)
      else waiting.push(...childrenOf(next))
    }
  }

  /** A hook that is handed whether it may ask. */
  function whoIsLetIn(frame: Frame, given: Node[]): Roles {
    const conditions = given.flatMap((one) =>
      one.type === 'ObjectExpression'
        ? nodes(one.properties)
            .filter(({ key }) => nameOf(key) === 'enabled')
            .map(({ value }) => value)
        : [one],
    )
    return conditions.reduce<Roles>((roles, one) => roles & truthOf(one, namesOf(frame)).yes || roles, everybody)
  }

  function readOverlay(frame: Frame, overlay: Node | undefined, roles: Roles): void {
    const needs = overlayNeeds[overlay?.value as keyof typeof overlayNeeds]
    if (frame.isFirst || !needs) return
    const not = roles & ~who(...needs)
    if (not) say(String(overlay?.value), not)
  }

  /** A part that is fetched when it is needed: all the components of its file. */
  function readLazy({ module, isFirst }: Frame, { source }: Node, roles: Roles): void {
    const from = resolve(module.file, String((source as Node).value))
    if (isFirst || !/\.tsx$/.test(from)) return
    const part = readModule(from)
    for (const name of part.exported) look(part, name, roles)
  }

  /** What a route shows, which is no declaration of its own. */
  function lookAt(module: Module, node: Node, roles: Roles): void {
    read({ ...begin(module, 'route', new Map(), node), isFirst: false }, node, roles, false)
  }

  return { look, lookAt, refused, met, reached, unmarkedSenders }
}

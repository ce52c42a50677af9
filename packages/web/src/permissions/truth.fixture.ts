import { overlayNeeds } from '../actions/overlays.ts'
import { isNode, type Node, nameOf, nodes } from './modules.fixture.ts'
import { clients, everybody, nobody, only, type Roles, who } from './roles.fixture.ts'

/** For whom an expression may be truthy, and for whom falsy. */
export interface Truth {
  yes: Roles
  no: Roles
}
export const unknown: Truth = { yes: everybody, no: everybody }
export const always: Truth = { yes: everybody, no: nobody }
export const never: Truth = { yes: nobody, no: everybody }
export const not = ({ yes, no }: Truth): Truth => ({ yes: no, no: yes })
const exactly = (roles: Roles): Truth => ({ yes: roles, no: everybody & ~roles })

/** What is known of local names. */
export interface Names {
  truth(name: string): Truth
  /** What a name was set to. */
  value(name: string): Node | undefined
}

/** Reads a condition for what it says of roles; of everything else it says that it may be or not. */
export function truthOf(node: unknown, names: Names): Truth {
  if (!isNode(node)) return unknown
  const of = (part: unknown) => truthOf(part, names)
  switch (node.type) {
    case 'Literal':
      return node.value ? always : never
    case 'Identifier':
      return node.name === 'undefined' ? never : names.truth(nameOf(node))
    case 'UnaryExpression':
      return node.operator === '!' ? not(of(node.argument)) : unknown
    case 'LogicalExpression': {
      const [left, right] = [of(node.left), of(node.right)]
      if (node.operator === '&&') return { yes: left.yes & right.yes, no: left.no | right.no }
      return { yes: left.yes | right.yes, no: node.operator === '||' ? left.no & right.no : everybody }
    }
    case 'ConditionalExpression': {
      const [test, then, other] = [of(node.test), of(node.consequent), of(node.alternate)]
      return { yes: (test.yes & then.yes) | (test.no & other.yes), no: (test.yes & then.no) | (test.no & other.no) }
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ObjectExpression':
    case 'ArrayExpression':
    case 'JSXElement':
    case 'JSXFragment':
      return always
    case 'MemberExpression':
      // What is of nothing is nothing.
      return { yes: of(node.object).yes, no: everybody }
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return of(node.expression)
    case 'BinaryExpression':
      return truthOfComparison(node, names)
    case 'CallExpression':
      return truthOfCall(node)
    default:
      return unknown
  }
}

function truthOfComparison({ operator, left, right }: Node, names: Names): Truth {
  if (!isNode(left) || !isNode(right) || (operator !== '===' && operator !== '!==')) return unknown
  const turned = (truth: Truth) => (operator === '===' ? truth : not(truth))
  if (nameOf(right) === 'undefined' || (right.type === 'Literal' && right.value === null)) {
    return turned(not(truthOf(left, names)))
  }
  if (right.type !== 'Literal') return unknown
  const roles = rolesOf(left, String(right.value), names)
  return turned(roles === undefined ? { yes: truthOf(left, names).yes, no: everybody } : exactly(roles))
}

/** Who it is, where the role in the chamber, the person's side or the open overlay is compared. */
function rolesOf(node: Node, word: string, names: Names): Roles | undefined {
  if (node.type === 'ChainExpression') return rolesOf(node.expression as Node, word, names)
  if (node.type === 'MemberExpression' && nameOf(node.property) === 'chamber_role') return only(word)
  if (node.type === 'MemberExpression' && nameOf(node.object) === 'person' && nameOf(node.property) === 'role') {
    return word === 'client' ? clients : everybody & ~clients
  }
  if (nameOf(node) === 'overlay') {
    const needs = overlayNeeds[word as keyof typeof overlayNeeds]
    return needs ? who(...needs) : undefined
  }
  const value = node.type === 'Identifier' ? names.value(nameOf(node)) : undefined
  return value ? rolesOf(value, word, names) : undefined
}

/** `can(action, subject)` with both in words, `useCan()(…)`, `isAllowed(abilities, …)`. */
function truthOfCall({ callee, arguments: given }: Node): Truth {
  if (!isNode(callee)) return unknown
  const words = nodes(given).map(({ value }) => value)
  if (callee.name === 'can' || (callee.type === 'CallExpression' && nameOf(callee.callee) === 'useCan')) {
    return typeof words[0] === 'string' && typeof words[1] === 'string' ? exactly(who(words[0], words[1])) : unknown
  }
  if (callee.name === 'isAllowed') return exactly(who(words[1], words[2]))
  return unknown
}

/** An entry of a list that says itself whom it is for: `isShown: ({ can }) => …`, or `can: [action, subject]`. */
export function whoIsShown(entry: Node, truth: (condition: unknown) => Truth): Roles {
  const of = (name: string) => nodes(entry.properties).find(({ key }) => nameOf(key) === name)?.value
  const [shown, can, role] = [of('isShown'), of('can'), of('role')]
  let roles = isNode(shown) ? truth(shown.body).yes : everybody
  if (isNode(can) && can.type === 'ArrayExpression') {
    const [action, subject] = nodes(can.elements)
    roles &= who(action?.value, subject?.value)
  }
  if (isNode(role) && role.type === 'Literal') roles &= role.value === 'client' ? clients : ~clients
  return roles
}

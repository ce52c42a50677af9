import { childrenOf, isNode, type Node, nameOf, nodes } from './modules.fixture.ts'

/** What a hook tells of a call, without making it. */
export const tellsOnly = new Set(['isPending', 'isSuccess', 'isError', 'error', 'variables', 'reset'])

export const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
export const isHookCall = (node: unknown): node is Node =>
  isNode(node) && node.type === 'CallExpression' && /^use[A-Z]/.test(nameOf(node.callee))

/** The names that a pattern binds, but for what only tells of a call. */
export function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  if (pattern.type === 'Property') return tellsOnly.has(nameOf(pattern.key)) ? [] : namesIn(pattern.value as Node)
  return childrenOf(pattern).flatMap(namesIn)
}

/** Whether nothing after it is reached. */
export function leaves(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'BlockStatement') return nodes(node.body).some(leaves)
  return node.type === 'ReturnStatement' || node.type === 'ThrowStatement'
}

export const nameOfTag = (name: unknown): string =>
  isNode(name) && name.type === 'JSXMemberExpression' ? `${nameOf(name.object)}.${nameOf(name.property)}` : nameOf(name)

/** The names of all attributes of an element and of what is in it. */
export const attributesIn = (node: Node): string[] =>
  node.type === 'JSXAttribute' ? [nameOf(node.name)] : childrenOf(node).flatMap(attributesIn)

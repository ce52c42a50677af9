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

import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

/** What a call needs of its endpoint (`src/api/call-api.ts`). */
const ofCalls = new Set(['method', 'path', 'access', 'kind', 'upload'])

/** Values that take work while the module starts. Other kinds cost nothing, or are left out without being told. */
const atWork = new Set(['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression', 'MemberExpression'])

/**
 * The contract says of every message what may be in it, and the server holds both halves to that. The browser checks
 * forms, no replies, so that it needs few of those schemas: here an endpoint keeps what a call needs, and every value
 * of the contract is marked as one that can go where nobody uses it.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts$/ },
    handler: (code) => makeLean(code),
  },
})

export function makeLean(code: string): string {
  const edits: { from: number; to: number; text: string }[] = []
  const slice = ({ start, end }: ESTree.Node) => code.slice(start, end)
  const thin = (object: ESTree.Node | null | undefined) => {
    if (object?.type !== 'ObjectExpression') return
    const kept = object.properties.filter(
      (part) => part.type !== 'Property' || (part.key.type === 'Identifier' && ofCalls.has(part.key.name)),
    )
    edits.push({ from: object.start, to: object.end, text: `{ ${kept.map(slice).join(', ')} }` })
  }
  const program = parseAst(code, { lang: 'ts' })
  new Visitor({
    CallExpression: ({ callee, arguments: [definition] }) => {
      if (callee.type === 'Identifier' && callee.name === 'endpoint') thin(definition)
    },
    FunctionDeclaration: ({ id, body }) => {
      const last = body?.body.at(-1)
      if (id?.name === 'endpoint' && last?.type === 'ReturnStatement') thin(last.argument)
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations) {
      if (!init || !atWork.has(init.type)) continue
      edits.push({ from: init.start, to: init.start, text: '/* @__PURE__ */ (() => (' })
      edits.push({ from: init.end, to: init.end, text: '))()' })
    }
  }
  edits.sort((a, b) => b.from - a.from)
  return edits.reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code)
}

import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with JSX and types). */
export interface Node {
  type: string
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** What is below, but for types. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TS') || type in valueWithType)

const valueWithType: Record<string, true> = {
  TSAsExpression: true,
  TSSatisfiesExpression: true,
  TSNonNullExpression: true,
}

export const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? '') : '')

export interface Module {
  file: string
  declared: Map<string, Node>
  exported: string[]
  /** Where a name comes from: a file of ours or a package, and what it is called there; `*` is all of it. */
  imported: Map<string, { from: string; name: string }>
}

/** The web application's source, from which the names of files count. */
export const source = join(import.meta.dirname, '..')
export const resolve = (file: string, from: string) =>
  from.startsWith('.') ? relative(source, join(source, dirname(file), from)) : from

const modules = new Map<string, Module>()

/** What a file declares and imports, by name. */
export function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module: Module = { file, declared: new Map(), exported: [], imported: new Map() }
  modules.set(file, module)
  if (/\.tsx?$/.test(file)) {
    const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'))
    for (const statement of nodes(program.body)) readStatement(module, statement)
  }
  return module
}

function readStatement(module: Module, statement: Node): void {
  if (statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration)) {
    const before = new Set(module.declared.keys())
    readStatement(module, statement.declaration)
    module.exported.push(...[...module.declared.keys()].filter((name) => !before.has(name)))
  } else if (statement.type === 'ImportDeclaration') readImport(module, statement)
  else if (statement.type === 'FunctionDeclaration') module.declared.set(nameOf(statement.id), statement)
  else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of nodes(statement.declarations)) {
      if (isNode(init)) module.declared.set(nameOf(id), init)
    }
  }
}

function readImport(module: Module, { importKind, source: from, specifiers }: Node): void {
  if (importKind === 'type' || !isNode(from)) return
  const path = resolve(module.file, String(from.value))
  for (const { type, importKind: kind, local, imported } of nodes(specifiers)) {
    const name = type === 'ImportNamespaceSpecifier' ? '*' : nameOf(imported)
    if (kind !== 'type' && name) module.imported.set(nameOf(local), { from: path, name })
  }
}

// Writes the files of a new connector and registers it: the first half of the recipe in packages/courts/README.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const templates = join(import.meta.dirname, 'templates')

/** What the conversation meets: each is a page to be written by hand. */
const examples = [
  ...['search-page-form', 'search-page-maintenance'],
  ...['search-result-found', 'search-result-not-found', 'search-result-wrong-captcha', 'search-result-maintenance'],
  ...['case-page-pending', 'case-page-disposed', 'case-page-broken-off', 'case-page-maintenance'],
]

/** A sentence for the person at the terminal. */
export class Unusable extends Error {}

/**
 * Writes `src/<name>/` and adds it to `parsers.ts` and `registry.ts` of this package. Nothing is written when anything
 * is wrong. Returns the files, relative to the package.
 */
export function generateConnector({ packageRoot, name, court, address }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Unusable(`"${name}" is no folder name in kebab-case.`)
  if (!/^https?:\/\/[^\s'"]+\/$/.test(address)) throw new Unusable('The address is http(s)://…/ and ends in a slash.')
  const folder = join('src', name)
  if (existsSync(join(packageRoot, folder))) throw new Unusable(`${folder} is there already.`)

  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const fill = (text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__camel__', camel)
      .replaceAll('__court__', court)
      .replaceAll('__address__', address)
  const files = new Map()
  for (const template of readdirSync(templates).filter((file) => file !== 'example.html.txt'))
    files.set(join(folder, template.replace(/\.txt$/, '')), fill(readFileSync(join(templates, template), 'utf8')))
  const page = readFileSync(join(templates, 'example.html.txt'), 'utf8')
  for (const example of examples)
    files.set(join(folder, 'examples', name, `${example}.html`), page.replace('__case__', example))
  files.set('src/parsers.ts', registerParsers(readFileSync(join(packageRoot, 'src/parsers.ts'), 'utf8'), name, camel))
  files.set(
    'src/registry.ts',
    registerConnector(readFileSync(join(packageRoot, 'src/registry.ts'), 'utf8'), name, camel),
  )

  for (const [file, text] of files) {
    mkdirSync(join(packageRoot, file, '..'), { recursive: true })
    writeFileSync(join(packageRoot, file), text)
  }
  return [...files.keys()]
}

/** The names of the parsers are the same in every connector: here they get the connector's own. */
function registerParsers(text, name, camel) {
  const kinds = { 'search-page': 'SearchPage', 'search-result': 'SearchResult', 'case-page': 'CasePage' }
  const own = (kind) => `${camel}${kinds[kind]}`
  const imports = Object.keys(kinds).map(
    (kind) => `import { parse${kinds[kind]} as ${own(kind)} } from './${name}/${kind}.parse.ts'`,
  )
  const lines = Object.keys(kinds).map((kind) => `    '${kind}': ${own(kind)},`)
  const entry = [`  ...named('${name}', '${name}', {`, ...lines, '  }),'].join('\n')
  return insert(addImports(text, imports), '  ...tribunalParsers,\n', `${entry}\n`, 'parsers.ts')
}

function registerConnector(text, name, camel) {
  const added = addImports(text, [`import { ${camel}Connector } from './${name}/connector.ts'`])
  return insert(added, '    ...tribunalConnectors,\n', `    ${camel}Connector,\n`, 'registry.ts')
}

/** Behind the last one; `biome check --write` puts them in order. */
function addImports(text, lines) {
  const last = text.lastIndexOf('\nimport ')
  const end = text.indexOf('\n', last + 1) + 1
  return `${text.slice(0, end)}${lines.join('\n')}\n${text.slice(end)}`
}

function insert(text, before, entry, file) {
  if (!text.includes(before))
    throw new Unusable(`${file} has no line "${before.trim()}": register the connector by hand.`)
  return text.replace(before, `${entry}${before}`)
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const templates = join(import.meta.dirname, 'templates')

const examplesOf = (hasPicture) => [
  'search-page-form',
  'search-page-maintenance',
  'search-result-found',
  'search-result-not-found',
  'search-result-maintenance',
  ...(hasPicture ? ['search-result-wrong-captcha'] : []),
  'case-page-pending',
  'case-page-disposed',
  'case-page-maintenance',
]

export class Unusable extends Error {}

/**
 * Writes a new connector's files to `src/tribunals/<body>/` and registers the connector. Returns the written paths,
 * relative to `packageRoot`. Throws `Unusable`, before any file is written, if an argument is invalid.
 */
export function generateConnector({ packageRoot, body, address, hasPicture }) {
  if (!/^[a-z][a-z0-9]*$/.test(body)) throw new Unusable(`"${body}" is no body's name in the catalogue.`)
  if (!/^https?:\/\/[^\s'"]+\/$/.test(address)) throw new Unusable('The address is http(s)://…/ and ends in a slash.')
  const folder = join('src/tribunals', body)
  if (existsSync(join(packageRoot, folder))) throw new Unusable(`${folder} is there already.`)

  const fill = (text) =>
    choose(text, hasPicture)
      .replaceAll('__body__', body)
      .replaceAll('__Body__', capitalOf(body))
      .replaceAll('__address__', address)
  const files = new Map()
  for (const template of readdirSync(templates).filter((file) => file !== 'example.html.txt'))
    files.set(join(folder, template.replace(/\.txt$/, '')), fill(readFileSync(join(templates, template), 'utf8')))
  const page = readFileSync(join(templates, 'example.html.txt'), 'utf8')
  for (const example of examplesOf(hasPicture))
    files.set(join(folder, 'examples', `tribunal-${body}`, `${example}.html`), page.replace('__case__', example))
  for (const [file, register] of [
    ['src/tribunals/parsers.ts', registerParsers],
    ['src/tribunals/connectors.ts', registerConnector],
  ])
    files.set(file, register(readFileSync(join(packageRoot, file), 'utf8'), body))

  for (const [file, text] of files) {
    mkdirSync(join(packageRoot, file, '..'), { recursive: true })
    writeFileSync(join(packageRoot, file), text)
  }
  return [...files.keys()]
}

const capitalOf = (body) => body[0].toUpperCase() + body.slice(1)

/**
 * Keeps template lines from `//picture` to `//end` only for a site with a captcha, and lines from `//no picture` to
 * `//end` only for a site without one.
 */
const choose = (text, hasPicture) =>
  text.replace(/^\/\/(no )?picture\n([\s\S]*?)^\/\/end\n/gm, (_, no, lines) => (hasPicture === !no ? lines : ''))

function registerParsers(text, body) {
  const kinds = { 'search-page': 'SearchPage', 'search-result': 'SearchResult', 'case-page': 'CasePage' }
  const own = (kind) => `parse${capitalOf(body)}${kinds[kind]}`
  const imports = Object.keys(kinds).map((kind) => `import { ${own(kind)} } from './${body}/${kind}.parse.ts'`)
  const lines = Object.keys(kinds).map((kind) => `      '${kind}': ${own(kind)},`)
  const entry = [
    `  'tribunal-${body}': {`,
    `    body: '${body}',`,
    '    kinds: {',
    ...lines,
    '    },',
    '  },',
    '',
  ].join('\n')
  return insert(addImports(text, imports), "  'consumer-ejagriti': {\n", entry, 'parsers.ts')
}

function registerConnector(text, body) {
  const added = addImports(text, [`import { ${body}Connector } from './${body}/connector.ts'`])
  return insert(added, '  ejagritiConnector,\n', `  ${body}Connector,\n`, 'connectors.ts')
}

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

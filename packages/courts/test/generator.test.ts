import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateConnector } from '../generator/generate.mjs'

const run = promisify(execFile)
const packageRoot = resolve(import.meta.dirname, '..')
const [body, court] = ['upwaqf', 'tribunals-upwaqf-lucknow']

test('no connector contains “Not written yet”', () => {
  const files = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(?:ts|html|txt|md)$/.test(file))
  const unwritten = texts.filter((file) =>
    readFileSync(join(packageRoot, 'src', file), 'utf8').includes('Not written yet'),
  )
  expect(unwritten).toEqual([])
  expect(texts.length).toBeGreaterThan(100)
})

describe('a connector that the generator makes', { timeout: 60_000 }, () => {
  let folder: string
  let server: Server
  let address: string
  const asked: string[] = []

  beforeAll(async () => {
    server = createServer(async (request, reply) => {
      let body = ''
      for await (const part of request) body += String(part)
      asked.push(`${request.method} ${request.url} ${body}`.trim())
      const [mediaType, content] = answerOf(request.url ?? '', body)
      reply.writeHead(200, { 'content-type': mediaType, 'set-cookie': 'sid=1' }).end(content)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    folder = mkdtempSync(join(tmpdir(), 'peshi-recipe-'))
    cpSync(join(packageRoot, 'src'), join(folder, 'src'), { recursive: true })
    cpSync(join(packageRoot, 'package.json'), join(folder, 'package.json'))
    symlinkSync(resolve(packageRoot, '../../node_modules'), join(folder, 'node_modules'))
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await new Promise((closed) => server.close(closed))
  })

  const generate = (...words: string[]) =>
    run(process.execPath, [join(packageRoot, 'generator/run.mjs'), ...words, '--into', folder])
  const write = (file: string, from: string, to: string) => {
    const path = join(folder, 'src/tribunals', body, file)
    const text = readFileSync(path, 'utf8')
    expect(text, `${file} has no ${from}`).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  async function typeCheck(): Promise<void> {
    const base = resolve(packageRoot, '../../tsconfig.base.json')
    const files = ['connectors.ts', 'parsers.ts'].map((file) => `src/tribunals/${file}`)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: base, files }))
    const compiler = resolve(packageRoot, '../../node_modules/typescript/bin/tsc')
    await run(process.execPath, [compiler, '--checkers', '1', '-p', folder]).catch(({ stdout }) => expect.fail(stdout))
  }

  async function converse(): Promise<Record<string, unknown>> {
    const script = join(folder, 'converse.mjs')
    writeFileSync(script, conversation(address))
    const { stdout } = await run(process.execPath, [script], { cwd: folder })
    return JSON.parse(stdout)
  }

  test('the generator refuses an unknown tribunal, a tribunal with a connector, and a wrong address', async () => {
    const refusal = (...words: string[]) => expect(generate(...words)).rejects
    await refusal('atlantis', address).toThrow(/no bench of a tribunal "atlantis"/)
    await refusal('ngt', address).toThrow(/already/)
    await refusal(body).toThrow(/npm run courts:new/)
    const wrong = { packageRoot: folder, body, address: 'court.example', hasPicture: true }
    expect(() => generateConnector(wrong)).toThrow(/ends in a slash/)
    const index = 'src/tribunals/connectors.ts'
    expect(readFileSync(join(folder, index), 'utf8')).toBe(readFileSync(join(packageRoot, index), 'utf8'))
  })

  test('a new connector serves its bench, and fails where a part is not written', async () => {
    const { stdout } = await generate(body, address)
    expect(stdout).toContain('src/tribunals/upwaqf/connector.ts')
    const said = await converse()
    expect(said.connector).toBe(body)
    expect(said.courts).toContain(court)
    expect(said.kinds).toEqual(['search-page', 'search-result', 'case-page'])
    expect(said.failure).toMatch(/^Error: Not written yet/)
    const pages = readdirSync(join(folder, 'src/tribunals/upwaqf/examples/tribunal-upwaqf'))
    expect(pages).toHaveLength(9)
    expect(said.parsed).toEqual(Array(3).fill('Error'))

    await generate('aft', address, '--without-picture')
    expect(readFileSync(join(folder, 'src/tribunals/aft/connector.ts'), 'utf8')).toContain(
      'challenge: async () => null',
    )
    expect(readdirSync(join(folder, 'src/tribunals/aft/examples/tribunal-aft'))).toHaveLength(8)
  })

  test('a connector with all parts written finds and reads a case, and new connectors type-check with it', async () => {
    for (const [file, from, to] of written) write(file, from, to)
    const said = await converse()
    expect(said.failure).toBeUndefined()
    expect(said.caseTypes).toEqual([{ code: '4', short: 'OA', title: 'Original Application' }])
    expect(said.picture).toBe('image/png')
    expect(said.wrongAnswer).toBe('ChallengeRejected')
    expect(said.notFound).toBe('CaseNotFound')
    expect(said.changed).toBe('PageChanged')
    expect(said.record).toMatchObject({
      court,
      case_type: 'OA',
      case_number: '12',
      case_year: 2026,
      petitioners: [{ name: 'ASHA SAMPLE', advocates: [] }],
      respondents: [{ name: 'STATE OF EXAMPLE', advocates: [] }],
      status: 'pending',
      next_hearing_date: '2026-12-01',
    })
    expect(asked).toContain('POST /find type=4&no=12&year=2026&answer=blue')
    expect(asked.at(-1)).toBe('GET /case?id=12-2026')
    generateConnector({ packageRoot: folder, body: 'unwritten', address, hasPicture: true })
    await typeCheck()
  })
})

const written: [file: string, from: string, to: string][] = [
  ['endpoints.ts', "throw new Error('Not written yet: the path of the search page')", "return 'form'"],
  ['endpoints.ts', '_query: ByNumber, _answer: string', 'query: ByNumber, answer: string'],
  [
    'endpoints.ts',
    "throw new Error('Not written yet: the fields of the search form')",
    `const form = { type: query.caseType, no: query.number, year: String(query.year), answer }
  return { path: 'find', form }`,
  ],
  ['endpoints.ts', '_ref: CaseRef', 'ref: CaseRef'],
  [
    'endpoints.ts',
    "throw new Error('Not written yet: the path of a case page')",
    "return 'case?id=' + ref.number + '-' + ref.year",
  ],
  ['search-page.parse.ts', 'readCaseTypes(_page: Page)', 'readCaseTypes($: Page)'],
  [
    'search-page.parse.ts',
    "throw new Error('Not written yet: where the case types stand on the search page')",
    `return $('select[name="type"] option[value]').toArray().map((option) => {
    const [short = '', title = ''] = $(option).text().split(' - ')
    return { code: $(option).attr('value') ?? '', short, title }
  })`,
  ],
  ['search-page.parse.ts', 'readCaptchaSource(_page: Page)', 'readCaptchaSource($: Page)'],
  [
    'search-page.parse.ts',
    "throw new Error('Not written yet: where the picture stands on the search page')",
    `return landmark($('img').attr('src'), 'picture')`,
  ],
  [
    'search-page.parse.ts',
    'import { hasEnd, openPage, type Page }',
    'import { hasEnd, landmark, openPage, type Page }',
  ],
  ['search-result.parse.ts', 'saysNotFound = (_page: Page)', 'saysNotFound = ($: Page)'],
  ['search-result.parse.ts', 'saysWrongAnswer = (_page: Page)', 'saysWrongAnswer = ($: Page)'],
  ['search-result.parse.ts', 'readHits(_page: Page)', 'readHits($: Page)'],
  [
    'search-result.parse.ts',
    "throw new Error('Not written yet: how the site says that there is no such case')",
    "return $('p.none').text() === 'No such case'",
  ],
  [
    'search-result.parse.ts',
    "throw new Error('Not written yet: how the site says that the answer to its picture was wrong')",
    "return $('p.wrong').length > 0",
  ],
  [
    'search-result.parse.ts',
    "throw new Error('Not written yet: the rows of the search result, by the names of their columns')",
    `return $('tr[data-no]').toArray().map((row) => {
    const [number = '', year = ''] = [$(row).attr('data-no'), $(row).attr('data-year')]
    const [petitioner = null, respondent = null] = $(row).find('td').toArray().map((cell) => $(cell).text())
    return { ref: { number, year }, caseNumber: 'OA/' + number + '/' + year, petitioner, respondent }
  })`,
  ],
  ['case-page.parse.ts', '_page: Page', '$: Page'],
  [
    'case-page.parse.ts',
    "throw new Error('Not written yet: the labels of the case page; dates with `readDate`, landmarks with `landmark`')",
    `const value = (label: string) => landmark($('dt').toArray().map((dt) => [$(dt).text(), $(dt).next('dd').text()])
    .find(([text]) => text === label)?.[1], label)
  const [caseType = '', number = '', year = ''] = value('Number').split('/')
  const party = (label: string) => [{ name: value(label), advocates: [] }]
  const nextHearingDate = readDate(value('Next date'))
  return { caseType, number, year: Number(year), petitioners: party('Applicant'), respondents: party('Opponent'),
    status: nextHearingDate === null ? 'disposed' : 'pending', nextHearingDate }`,
  ],
  [
    'case-page.parse.ts',
    'import { hasEnd, openPage, type Page }',
    "import { readDate } from '../../reading/dates.ts'\nimport { hasEnd, landmark, openPage, type Page }",
  ],
]

const page = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`

const picture = '<img src="/picture">'

function answerOf(path: string, body: string): [mediaType: string, content: string] {
  const form = new URLSearchParams(body)
  if (path === '/form')
    return [
      'text/html',
      page(`${picture}<select name="type"><option value="4">OA - Original Application</option></select>`),
    ]
  if (path === '/picture') return ['image/png', 'a picture']
  if (path === '/find' && form.get('answer') !== 'blue') return ['text/html', page('<p class="wrong">Try again</p>')]
  if (path === '/find' && form.get('no') === '77') return ['text/html', page('')]
  if (path === '/find' && form.get('no') !== '12') return ['text/html', page('<p class="none">No such case</p>')]
  if (path === '/find')
    return [
      'text/html',
      page('<table><tr data-no="12" data-year="2026"><td>ASHA SAMPLE</td><td>STATE OF EXAMPLE</td></tr></table>'),
    ]
  const details = {
    Number: 'OA/12/2026',
    Applicant: 'ASHA SAMPLE',
    Opponent: 'STATE OF EXAMPLE',
    'Next date': '01-12-2026',
  }
  const lines = Object.entries(details).map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
  return ['text/html', page(`<dl>${lines.join('')}</dl>`)]
}

const conversation = (address: string) => `
import { openSession } from './src/http.ts'
import { parsers } from './src/parsers.ts'
import { connectorFor } from './src/registry.ts'

const court = '${court}'
const connector = connectorFor(court)
const own = parsers.filter((parser) => parser.source === 'tribunal-upwaqf')
const said = { connector: connector?.id, courts: connector?.courts, kinds: own.map(({ kind }) => kind) }
const nameOfError = async (work) => {
  try { await work(); return null } catch (error) { return error.name }
}
said.parsed = await Promise.all(own.map(({ parse }) => nameOfError(() => parse('<html></html>'))))
const open = () => openSession({ operator: 'upwaqf', baseUrl: '${address}', reach: 'inside', gate: async () => () => undefined, now: () => new Date('2026-11-20T05:00:00Z') })
const query = (number) => ({ by: 'case-number', caseType: '4', number, year: 2026 })
try {
  said.caseTypes = await connector.caseTypes(court, open())
  const session = open()
  said.picture = (await connector.challenge(court, query('12'), session)).mediaType
  said.wrongAnswer = await nameOfError(() => connector.search(court, query('12'), 'red', session))
  said.notFound = await nameOfError(() => connector.search(court, query('13'), 'blue', session))
  said.changed = await nameOfError(() => connector.search(court, query('77'), 'blue', session))
  const { hits: [hit] } = await connector.search(court, query('12'), 'blue', session)
  said.record = await connector.readCase(court, hit.ref, open())
} catch (error) {
  said.failure = String(error)
}
console.log(JSON.stringify(said))
process.exit()
`

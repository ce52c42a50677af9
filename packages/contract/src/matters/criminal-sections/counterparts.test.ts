import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allRows, baseOf, counterpartsOf } from './counterparts.ts'

const numbers = (to: number) => Array.from({ length: to }, (_, at) => String(at + 1))
const letters = (text: string) =>
  text.split(' ').flatMap((one) => {
    const [, number = '', from = '', to = ''] = /^(\d+)([A-Z])-([A-Z])$/.exec(one) ?? []
    return number === ''
      ? [one]
      : Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
          [number, String.fromCharCode(from.charCodeAt(0) + at)].join(''),
        )
  })

/** All sections of the codes, with those that were repealed before 2024. */
const sectionsOf = {
  IPC: [
    ...numbers(511),
    ...letters(
      `29A 52A 53A 55A 108A 120A-B 121A 124A 138A 153A 153AA 153B 165A 166A-B 171A-I 174A 195A 216A-B 225A-B 228A 229A
       263A 294A 295A 304A-B 326A-B 354A-D 363A 364A 366A-B 370A 376A 376AB 376B-E 376DA 376DB 477A 489A-E 498A`.replace(
        /\s+/g,
        ' ',
      ),
    ),
  ],
  BNS: numbers(358),
  CrPC: [
    ...numbers(484),
    ...letters(
      `25A 41A-D 50A 53A 54A 55A 60A 105A-L 144A 164A 166A-B 195A 198A-B 265A-L 291A 311A 357A-C 433A 436A 437A 441A
       446A`.replace(/\s+/g, ' '),
    ),
  ],
  BNSS: numbers(531),
  IEA: [...numbers(167), ...letters('22A 45A 47A 53A 65A-B 67A 73A 81A 85A-C 88A 90A 111A 113A-B 114A')],
  BSA: numbers(170),
}
const repealedBefore2024 = {
  IPC: '13 15 16 56 58 59 61 62 138A 161 162 163 164 165 165A 216B 226 478 480 490 492',
  IEA: '2',
}
const pairs = [
  { old: 'IPC', fresh: 'BNS' },
  { old: 'CrPC', fresh: 'BNSS' },
  { old: 'IEA', fresh: 'BSA' },
] as const

describe.each(pairs)('$old and $fresh', ({ old, fresh }) => {
  const rows = allRows(old)

  test('the table has each section of both codes, and no others', () => {
    const olds = new Set(rows.flatMap((row) => row.old ?? []).map(baseOf))
    const news = new Set(rows.flatMap((row) => row.new ?? []).map(baseOf))
    expect([...olds].toSorted()).toEqual(sectionsOf[old].toSorted())
    expect([...news].toSorted()).toEqual(sectionsOf[fresh].toSorted())
  })

  test('no pair is there twice, and no section both has a counterpart and has none', () => {
    const written = rows.map((row) => `${row.old} > ${row.new}`)
    expect(written).toEqual([...new Set(written)])
    const alone = rows.filter((row) => row.old === null || row.new === null).map((row) => row.old ?? row.new)
    const paired = (side: 'old' | 'new') => rows.flatMap((row) => (row.old && row.new ? row[side] : []))
    expect(rows.filter((row) => row.new === null && row.old && paired('old').includes(row.old))).toEqual([])
    expect(rows.filter((row) => row.old === null && row.new && paired('new').includes(row.new))).toEqual([])
    expect(alone).not.toContain(null)
  })

  test('each pair is found from both sides', () => {
    const lost = rows.filter(({ old: one, new: other }) => {
      if (one === null || other === null) return false
      const has = (to: { section: string }[], wanted: string) =>
        to.some(({ section }) => section === wanted || wanted.startsWith(`${section}(`))
      return (
        !has(counterpartsOf({ act: old, section: one }).to, other) ||
        !has(counterpartsOf({ act: fresh, section: other }).to, one)
      )
    })
    expect(lost).toEqual([])
  })
})

test.each(Object.entries(repealedBefore2024))(
  'sections of the %s that were repealed earlier are omitted',
  (act, list) => {
    for (const section of list.split(' ')) expect(counterpartsOf({ act, section }).kind).toBe('omitted')
  },
)

const known = `
IPC 34 > BNS 3(5) mapped; IPC 52A > BNS 2(13) mapped; IPC 53 > BNS 4 mapped; IPC 75 > BNS 13 mapped
IPC 76 > BNS 14 mapped; IPC 84 > BNS 22 mapped; IPC 96 > BNS 34 mapped; IPC 100 > BNS 38 mapped
IPC 106 > BNS 44 mapped; IPC 107 > BNS 45 mapped; IPC 109 > BNS 49 mapped; IPC 114 > BNS 54 mapped
IPC 120B > BNS 61(2) mapped; IPC 121 > BNS 147 mapped; IPC 141 > BNS 189(1) mapped; IPC 143 > BNS 189(2) merged
IPC 147 > BNS 191(2) mapped; IPC 148 > BNS 191(3) mapped; IPC 149 > BNS 190 mapped; IPC 153A > BNS 196 mapped
IPC 160 > BNS 194(2) mapped; IPC 166A > BNS 199 mapped; IPC 170 > BNS 204 mapped; IPC 171 > BNS 205 mapped
IPC 171E > BNS 173 mapped; IPC 171I > BNS 177 mapped; IPC 174A > BNS 209 mapped; IPC 182 > BNS 217 mapped
IPC 186 > BNS 221 mapped; IPC 188 > BNS 223 mapped; IPC 193 > BNS 229 mapped; IPC 195A > BNS 232 mapped
IPC 201 > BNS 238 mapped; IPC 211 > BNS 248 mapped; IPC 212 > BNS 249 mapped; IPC 216A > BNS 254 mapped
IPC 224 > BNS 262 mapped; IPC 228A > BNS 72, BNS 73 split; IPC 231 > BNS 178 merged; IPC 239 > BNS 179 merged
IPC 269 > BNS 271 mapped; IPC 279 > BNS 281 mapped; IPC 290 > BNS 292 mapped; IPC 292 > BNS 294 mapped
IPC 294 > BNS 296 mapped; IPC 295A > BNS 299 mapped; IPC 299 > BNS 100 mapped; IPC 300 > BNS 101 mapped
IPC 302 > BNS 103(1) mapped; IPC 304 > BNS 105 mapped; IPC 304A > BNS 106(1) mapped; IPC 304B > BNS 80 mapped
IPC 306 > BNS 108 mapped; IPC 307 > BNS 109 mapped; IPC 308 > BNS 110 mapped; IPC 313 > BNS 89 mapped
IPC 323 > BNS 115(2) mapped; IPC 324 > BNS 118(1) mapped; IPC 325 > BNS 117(2) mapped; IPC 326 > BNS 118(2) mapped
IPC 326A > BNS 124(1) mapped; IPC 328 > BNS 123 mapped; IPC 332 > BNS 121(1) mapped; IPC 338 > BNS 125(b) merged
IPC 341 > BNS 126(2) mapped; IPC 342 > BNS 127(2) mapped; IPC 353 > BNS 132 mapped; IPC 354 > BNS 74 mapped
IPC 354A > BNS 75 mapped; IPC 354D > BNS 78 mapped; IPC 363 > BNS 137(2) mapped; IPC 364A > BNS 140(2) mapped
IPC 366 > BNS 87 mapped; IPC 370 > BNS 143 mapped; IPC 376 > BNS 64, BNS 65(1) split; IPC 376(2)(n) > BNS 64(2) mapped
IPC 376AB > BNS 65(2) mapped; IPC 376D > BNS 70(1) mapped; IPC 376DA > BNS 70(2) merged; IPC 377 > none omitted
IPC 379 > BNS 303(2) mapped; IPC 380 > BNS 305 mapped; IPC 384 > BNS 308(2) mapped; IPC 392 > BNS 309(4) mapped
IPC 395 > BNS 310(2) mapped; IPC 397 > BNS 311 mapped; IPC 406 > BNS 316(2) mapped; IPC 409 > BNS 316(5) mapped
IPC 411 > BNS 317(2) mapped; IPC 417 > BNS 318(2) mapped; IPC 419 > BNS 319(2) mapped; IPC 420 > BNS 318(4) mapped
IPC 427 > BNS 324(4) mapped; IPC 436 > BNS 326(g) mapped; IPC 447 > BNS 329(3) mapped; IPC 448 > BNS 329(4) mapped
IPC 452 > BNS 333 mapped; IPC 457 > BNS 331(4) mapped; IPC 465 > BNS 336(2) mapped; IPC 467 > BNS 338 mapped
IPC 468 > BNS 336(3) mapped; IPC 471 > BNS 340(2) mapped; IPC 489A > BNS 178 merged; IPC 494 > BNS 82(1) mapped
IPC 497 > none omitted; IPC 498A > BNS 85, BNS 86 split; IPC 500 > BNS 356(2) mapped; IPC 504 > BNS 352 mapped
IPC 505 > BNS 353 mapped; IPC 506 > BNS 351(2), BNS 351(3) mapped; IPC 509 > BNS 79 mapped; IPC 511 > BNS 62 mapped
BNS 48 > none new; BNS 69 > none new; BNS 95 > none new; BNS 103(2) > none new; BNS 111 > none new
BNS 113 > none new; BNS 304 > none new; BNS 85 > IPC 498A split; BNS 318 > IPC 415, IPC 417, IPC 418, IPC 420 merged
CrPC 41A > BNSS 35 merged; CrPC 41D > BNSS 38 mapped; CrPC 53A > BNSS 52 mapped; CrPC 82 > BNSS 84 mapped
CrPC 91 > BNSS 94 mapped; CrPC 102 > BNSS 106 mapped; CrPC 105L > BNSS 124 mapped; CrPC 107 > BNSS 126 mapped
CrPC 125 > BNSS 144 mapped; CrPC 144 > BNSS 163 mapped; CrPC 144A > none omitted; CrPC 145 > BNSS 164 mapped
CrPC 151 > BNSS 170 mapped; CrPC 154 > BNSS 173 mapped; CrPC 154(3) > BNSS 173(4) mapped
CrPC 156(3) > BNSS 175(3) mapped; CrPC 161 > BNSS 180 mapped; CrPC 164 > BNSS 183 mapped; CrPC 164A > BNSS 184 mapped
CrPC 167 > BNSS 187 mapped; CrPC 173 > BNSS 193 mapped; CrPC 173(8) > BNSS 193(9) mapped
CrPC 174 > BNSS 194 mapped; CrPC 176(1A) > BNSS 196(2) mapped; CrPC 190 > BNSS 210 mapped
CrPC 195 > BNSS 215 mapped; CrPC 197 > BNSS 218 mapped; CrPC 198B > BNSS 221 mapped; CrPC 200 > BNSS 223 mapped
CrPC 202 > BNSS 225 mapped; CrPC 204 > BNSS 227 mapped; CrPC 207 > BNSS 230 mapped; CrPC 227 > BNSS 250 mapped
CrPC 239 > BNSS 262 mapped; CrPC 245 > BNSS 268 mapped; CrPC 256 > BNSS 279 mapped; CrPC 265I > BNSS 297 mapped
CrPC 291A > BNSS 327 mapped; CrPC 299 > BNSS 335 mapped; CrPC 309 > BNSS 346 mapped; CrPC 311 > BNSS 348 mapped
CrPC 311A > BNSS 349 mapped; CrPC 313 > BNSS 351 mapped; CrPC 317 > BNSS 355 mapped; CrPC 319 > BNSS 358 mapped
CrPC 320 > BNSS 359 mapped; CrPC 321 > BNSS 360 mapped; CrPC 357C > BNSS 397 mapped; CrPC 374 > BNSS 415 mapped
CrPC 397 > BNSS 438 mapped; CrPC 401 > BNSS 442 mapped; CrPC 406 > BNSS 446 mapped; CrPC 407 > BNSS 447 mapped
CrPC 428 > BNSS 468 mapped; CrPC 433A > BNSS 475 mapped; CrPC 436A > BNSS 479 mapped; CrPC 437 > BNSS 480 mapped
CrPC 437A > BNSS 481 mapped; CrPC 439 > BNSS 483 mapped; CrPC 446A > BNSS 492 mapped; CrPC 451 > BNSS 497 mapped
CrPC 457 > BNSS 503 mapped; CrPC 468 > BNSS 514 mapped; BNSS 86 > none new; BNSS 105 > none new
BNSS 107 > none new; BNSS 336 > none new; BNSS 356 > none new; BNSS 472 > none new; BNSS 530 > none new
BNSS 482 > CrPC 438 mapped; BNSS 528 > CrPC 482 mapped; BNSS 35(3) > CrPC 41A(1) mapped
IEA 3 > BSA 2 merged; IEA 8 > BSA 6 mapped; IEA 10 > BSA 8 mapped; IEA 24 > BSA 22 merged; IEA 25 > BSA 23(1) mapped
IEA 30 > BSA 24 mapped; IEA 32 > BSA 26 mapped; IEA 45 > BSA 39(1) mapped; IEA 45A > BSA 39(2) mapped
IEA 65 > BSA 60 mapped; IEA 65A > BSA 62 mapped; IEA 65B > BSA 63 mapped; IEA 65B(4) > BSA 63(4) mapped
IEA 73 > BSA 72 mapped; IEA 90 > BSA 92 mapped; IEA 101 > BSA 104 mapped; IEA 106 > BSA 109 mapped
IEA 112 > BSA 116 mapped; IEA 113A > BSA 117 mapped; IEA 113B > BSA 118 mapped; IEA 114 > BSA 119 mapped
IEA 118 > BSA 124 mapped; IEA 120 > BSA 126 mapped; IEA 132 > BSA 137 mapped; IEA 137 > BSA 142 mapped
IEA 145 > BSA 148 mapped; IEA 154 > BSA 157 mapped; IEA 159 > BSA 162 mapped; IEA 165 > BSA 168 mapped
IEA 166 > none omitted; BSA 61 > none new; BSA 170 > none new
`
  .trim()
  .split(/; |\n/)

const fromCourtList = [
  ['340', '379'],
  ['372', '413'],
  ['378', '419'],
  ['389', '430'],
  ['438', '482'],
  ['482', '528'],
  ['483', '529'],
] as const

const say = ({ to, kind }: ReturnType<typeof counterpartsOf>) =>
  `${to.map(({ act, section }) => `${act} ${section}`).join(', ') || 'none'} ${kind}`

describe('known counterparts', () => {
  test('the list has at least 120 sections', () => expect(known.length).toBeGreaterThanOrEqual(120))
  test.each(known)('%s', (line) => {
    const [, act = '', section = '', expected] = /^(\w+) (\S+) > (.+)$/.exec(line) ?? []
    expect(say(counterpartsOf({ act, section }))).toBe(expected)
  })
  test.each(fromCourtList)('CrPC %s and BNSS %s are in the list of a high court', (old, fresh) => {
    const court = { kind: 'mapped', isUnclear: false, source: 'court' }
    expect(counterpartsOf({ act: 'CrPC', section: old })).toEqual({ ...court, to: [{ act: 'BNSS', section: fresh }] })
    expect(counterpartsOf({ act: 'BNSS', section: fresh })).toEqual({ ...court, to: [{ act: 'CrPC', section: old }] })
  })
})

test('a section is found however it is written, and an unknown subsection has the pair of its section', () => {
  expect(say(counterpartsOf({ act: 'IPC', section: '498-a' }))).toBe('BNS 85, BNS 86 split')
  expect(say(counterpartsOf({ act: 'IPC', section: '376 (2) (n)' }))).toBe('BNS 64(2) mapped')
  expect(say(counterpartsOf({ act: 'IPC', section: '153A(1)(b)' }))).toBe('BNS 196 mapped')
})

test.each([
  ['IPC', '512'],
  ['BNS', '359'],
  ['IPC', ''],
  ['IPC', '302A'],
  ['Arms Act', '25'],
])('%s %s is unknown', (act, section) => {
  expect(counterpartsOf({ act, section })).toEqual({ kind: 'unknown', to: [], isUnclear: false, source: null })
})

test('the document names the sections on which the sources differ', () => {
  const page = readFileSync(new URL('../../../../../docs/CRIMINAL-CODES.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/^\| (IPC|CrPC|IEA|BNS|BNSS|BSA) (\w+) \| /gm)].map(
    ([, act, section]) => `${act} ${section}`,
  )
  const unclear = pairs.flatMap(({ old, fresh }) =>
    allRows(old)
      .filter(({ isUnclear }) => isUnclear)
      .map((row) => (row.old === null ? `${fresh} ${row.new}` : `${old} ${row.old}`)),
  )
  expect(named.toSorted()).toEqual([...new Set(unclear)].toSorted())
})

import { loadavg } from 'node:os'
import { type RecognisedPage, recognise } from '@peshi/server/platform/recognition/recognition'
import {
  type DrawnLanguage,
  drawPage,
  errorRate,
  fax,
  orderText,
  photograph,
  scan,
  turn,
} from '../../../packages/server/test/drawn-pages.ts'
import type { Measured } from './report.ts'

type Kind = 'clean' | 'turned by 3°' | 'fax' | 'photograph'

/** The most wrong characters, in percent. */
const aims: Record<DrawnLanguage, Record<Kind, number>> = {
  eng: { clean: 0.5, 'turned by 3°': 0.5, fax: 2, photograph: 3 },
  hin: { clean: 1.5, 'turned by 3°': 1.5, fax: 5, photograph: 6 },
}
const leastPagesPerMinute = 6

const takePhoto = (language: DrawnLanguage, dotsPerInch: number) =>
  photograph(drawPage(orderText[language], language, dotsPerInch)).toBuffer('image/jpeg', 85)

const makers: Record<Kind, (language: DrawnLanguage) => Promise<Uint8Array>> = {
  clean: (language) => scan([drawPage(orderText[language], language)]),
  'turned by 3°': (language) => scan([turn(drawPage(orderText[language], language), 3)]),
  fax: (language) => scan([fax(orderText[language], language)], 'png'),
  photograph: async (language) => takePhoto(language, 300),
}

/** So bad that a machine is often wrong: they show which confidence a wrong word has. */
const badMakers: Record<string, (language: DrawnLanguage) => Promise<Uint8Array>> = {
  ...Object.fromEntries(
    [0.012, 0.02, 0.03, 0.05].map((wrong) => [
      `fax with ${100 * wrong} % wrong dots`,
      (language: DrawnLanguage) => scan([fax(orderText[language], language, wrong)], 'png'),
    ]),
  ),
  ...Object.fromEntries(
    [90, 70, 60, 50].map((dots) => [
      `photograph of a copy with ${dots} dots an inch`,
      async (language: DrawnLanguage) => takePhoto(language, dots),
    ]),
  ),
}

async function read(file: Uint8Array, language: DrawnLanguage): Promise<RecognisedPage | undefined> {
  const pages: RecognisedPage[] = []
  await recognise(new Blob([file as never]).stream() as ReadableStream<Uint8Array>, {
    pages: 'all',
    languages: language === 'eng' ? ['eng', 'hin'] : ['hin', 'eng'],
    signal: new AbortController().signal,
    urgency: 'awaited',
    onPage: async (page) => void pages.push(page),
    owner: 'bench',
  })
  return pages[0]
}

interface ReadWord {
  text: string
  confidence: number
}
interface Counted {
  all: number
  wrong: number
}

const bands = [0, 50, 60, 70, 80, 90] as const
const bandOf = (confidence: number) => bands.findLast((least) => confidence >= least) ?? 0
const sayBand = (least: number) => `${least}–${bands.find((next) => next > least) ?? 100}`
const sayShare = ({ all, wrong }: Counted) => `${wrong} of ${all} words wrong (${((100 * wrong) / all).toFixed(1)} %)`

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .split(/\s+/)
    .filter(Boolean)

/** The read words that are not the words of the page, by the fewest differences between both texts. */
function findWrong(wanted: readonly string[], read: readonly ReadWord[]): Set<ReadWord> {
  const cost = Array.from({ length: wanted.length + 1 }, (_, i) =>
    Array.from({ length: read.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY
  const isSame = (i: number, j: number) => wanted[i - 1] === read[j - 1]?.text
  for (let i = 1; i <= wanted.length; i++)
    for (let j = 1; j <= read.length; j++)
      (cost[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame(i, j) ? 0 : 1))
  const wrong = new Set<ReadWord>()
  for (let i = wanted.length, j = read.length; j > 0; ) {
    const word = read[j - 1] as ReadWord
    if (at(i, j) === at(i - 1, j - 1) + (isSame(i, j) ? 0 : 1)) {
      if (!isSame(i, j)) wrong.add(word)
      i -= 1
      j -= 1
    } else if (at(i, j) === at(i, j - 1) + 1) {
      wrong.add(word)
      j -= 1
    } else i -= 1
  }
  return wrong
}

function createTally() {
  const words = new Map<string, Counted>()
  const pages: Measured[] = []
  const none = { budget: '', kept: true }
  return {
    add(language: DrawnLanguage, kind: string, page: RecognisedPage | undefined): void {
      const what = `page: ${language}, ${kind}`
      if (page?.kind !== 'recognised')
        return void pages.push({ what, measured: `not read (${page?.problem})`, ...none })
      const read = page.words.map(({ text, confidence }) => ({ text: wordsOf(text).join(''), confidence }))
      const wrong = findWrong(wordsOf(orderText[language].join(' ')), read)
      for (const word of read) {
        const key = `${language} ${bandOf(word.confidence)}`
        const { all, wrong: before } = words.get(key) ?? { all: 0, wrong: 0 }
        words.set(key, { all: all + 1, wrong: before + (wrong.has(word) ? 1 : 0) })
      }
      const share = sayShare({ all: read.length, wrong: wrong.size })
      pages.push({ what, measured: `confidence ${page.confidence.toFixed(0)}: ${share}`, ...none })
    },
    rows: (): Measured[] => [
      ...pages,
      ...(['eng', 'hin'] as const).flatMap((language) =>
        bands.flatMap((least) => {
          const counted = words.get(`${language} ${least}`)
          return counted
            ? [{ what: `words of confidence ${sayBand(least)}: ${language}`, measured: sayShare(counted), ...none }]
            : []
        }),
      ),
    ],
  }
}

/** Drawn pages of known text, as a scanner, a fax and a camera give them. */
export async function benchOcr(): Promise<Measured[]> {
  const rows: Measured[] = []
  const times: number[] = []
  const tally = createTally()
  // Nothing else keeps this process alive while the child works.
  const alive = setInterval(() => undefined, 60_000)
  await read(await makers.clean('eng'), 'eng')
  for (const [language, kinds] of Object.entries(aims) as [DrawnLanguage, Record<Kind, number>][]) {
    for (const [kind, most] of Object.entries(kinds) as [Kind, number][]) {
      const file = await makers[kind](language)
      const began = performance.now()
      const page = await read(file, language)
      times.push(performance.now() - began)
      tally.add(language, kind, page)
      const rate = page?.kind === 'recognised' ? errorRate(orderText[language], page.text) : 100
      const confidence = page?.kind === 'recognised' ? page.confidence.toFixed(0) : page?.problem
      rows.push({
        what: `wrong characters: ${language}, ${kind}`,
        measured: `${rate.toFixed(2)} % (confidence ${confidence})`,
        budget: `<= ${most} %`,
        kept: rate <= most,
      })
    }
    for (const [kind, make] of Object.entries(badMakers))
      tally.add(language, kind, await read(await make(language), language))
  }
  clearInterval(alive)
  const perMinute = (60_000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  rows.push({
    what: 'pages a minute',
    measured: `${perMinute.toFixed(1)} (load ${loadavg()[0]?.toFixed(1)})`,
    budget: `>= ${leastPagesPerMinute}`,
    kept: perMinute >= leastPagesPerMinute,
  })
  return [...rows, ...tally.rows()]
}

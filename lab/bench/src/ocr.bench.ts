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

const makers: Record<Kind, (language: DrawnLanguage) => Promise<Uint8Array>> = {
  clean: (language) => scan([drawPage(orderText[language], language)]),
  'turned by 3°': (language) => scan([turn(drawPage(orderText[language], language), 3)]),
  fax: (language) => scan([fax(orderText[language], language)], 'png'),
  photograph: async (language) => photograph(drawPage(orderText[language], language)).toBuffer('image/jpeg', 85),
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

/** Drawn pages of known text, as a scanner, a fax and a camera give them. */
export async function benchOcr(): Promise<Measured[]> {
  const rows: Measured[] = []
  const times: number[] = []
  // Nothing else keeps this process alive while the child works.
  const alive = setInterval(() => undefined, 60_000)
  await read(await makers.clean('eng'), 'eng')
  for (const [language, kinds] of Object.entries(aims) as [DrawnLanguage, Record<Kind, number>][])
    for (const [kind, most] of Object.entries(kinds) as [Kind, number][]) {
      const file = await makers[kind](language)
      const began = performance.now()
      const page = await read(file, language)
      times.push(performance.now() - began)
      const rate = page?.kind === 'recognised' ? errorRate(orderText[language], page.text) : 100
      const confidence = page?.kind === 'recognised' ? page.confidence.toFixed(0) : page?.problem
      rows.push({
        what: `wrong characters: ${language}, ${kind}`,
        measured: `${rate.toFixed(2)} % (confidence ${confidence})`,
        budget: `<= ${most} %`,
        kept: rate <= most,
      })
    }
  clearInterval(alive)
  const perMinute = (60_000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  rows.push({
    what: 'pages a minute',
    measured: perMinute.toFixed(1),
    budget: `>= ${leastPagesPerMinute}`,
    kept: perMinute >= leastPagesPerMinute,
  })
  return rows
}

import lighthouse from 'lighthouse'
import { median } from './report.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What Lighthouse found on one page. */
export interface PageSeen {
  path: string
  /** Of 100; without `seo` where a page is not for search engines. */
  scores: Partial<Record<Category, number>>
  /** Cumulative layout shift. */
  shift: number
  /** How fast Lighthouse found this machine: about 1,500 is what its four times are meant for. */
  machine: number
  /** The audits that cost points, by category, the costliest first: id and figure. */
  lost: Partial<Record<Category, string[]>>
}

/** A signed-in page is never done with the network: it goes on hearing live events. It is filled in a fraction of this. */
const maxWaitForLoad = 8000

interface Looking {
  app: string
  /** Where the browser may be steered. */
  port: number
  /** What is looked at. */
  only: readonly Category[]
}

/**
 * One visit to a page by Lighthouse's own phone: a slow line, this machine four times slower, and of the files nothing
 * kept from before; what the page itself keeps of its last visit stays. Throws when the page did not come.
 */
export async function lookAt(path: string, { app, port, only }: Looking): Promise<PageSeen> {
  const onlyCategories = [...only]
  const seen = await lighthouse(
    `${app}${path}`,
    { port, logLevel: 'silent' },
    { extends: 'lighthouse:default', settings: { onlyCategories, disableFullPageScreenshot: true, maxWaitForLoad } },
  )
  if (!seen) throw new Error(`Lighthouse said nothing of ${path}`)
  const { lhr } = seen
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  const scores: PageSeen['scores'] = {}
  const lost: PageSeen['lost'] = {}
  for (const category of onlyCategories) {
    scores[category] = Math.round((lhr.categories[category]?.score ?? 0) * 100)
    lost[category] = (lhr.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ id, weight, audit: lhr.audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.95)
      .sort((a, b) => b.weight * (1 - (b.audit?.score ?? 1)) - a.weight * (1 - (a.audit?.score ?? 1)))
      .map(({ id, audit }) => (audit?.displayValue ? `${id} ${audit.displayValue}` : id))
  }
  return {
    path,
    scores,
    lost,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
    machine: lhr.environment.benchmarkIndex,
  }
}

/** Of several looks at one page: the look that stands in the middle by its performance, with the middle shift. */
export function takeMedian(looks: readonly PageSeen[]): PageSeen {
  const sorted = [...looks].sort((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was looked at')
  return { ...middle, shift: median(looks.map(({ shift }) => shift)) }
}

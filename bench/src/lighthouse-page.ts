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
const maxWaitForLoad = 5000

interface Page {
  path: string
  app: string
  /** Where the browser may be steered. */
  port: number
}

/** Of how many visits only the first looks at all that is asked for, the others at the performance. */
export interface Visiting extends Page {
  only: readonly Category[]
  looks: number
}

/**
 * One visit to a page by Lighthouse's own phone: a slow line, this machine four times slower, and of the files nothing
 * kept from before; what the page itself keeps of its last visit stays. Throws when the page did not come, or the
 * sign-in instead.
 */
export async function lookAt({ path, app, port }: Page, only: readonly Category[]): Promise<PageSeen> {
  const onlyCategories = [...only]
  const seen = await lighthouse(
    `${app}${path}`,
    { port, logLevel: 'silent' },
    {
      extends: 'lighthouse:default',
      // What costs no points and takes long.
      settings: { onlyCategories, skipAudits: ['bf-cache'], disableFullPageScreenshot: true, maxWaitForLoad },
    },
  )
  if (!seen) throw new Error(`Lighthouse said nothing of ${path}`)
  const { lhr } = seen
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  if (path !== '/login' && new URL(lhr.finalDisplayedUrl).pathname === '/login')
    throw new Error(`${path} led to the sign-in`)
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

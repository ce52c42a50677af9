import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface PageSeen {
  path: string
  /** Scores from 0 to 100. Pages that forbid indexing have no `seo` score. */
  scores: Partial<Record<Category, number>>
  lost: Partial<Record<Category, string[]>>
  machine: number
}

/** Milliseconds. The page's live stream never ends, so Lighthouse would wait without end. */
const maxWaitForLoad = 15_000

export async function visitPage(app: string, path: string, port: number, only: readonly Category[]): Promise<PageSeen> {
  const seen = await lighthouse(
    `${app}${path}`,
    { port, logLevel: 'silent' },
    { extends: 'lighthouse:default', settings: { onlyCategories: [...only], maxWaitForLoad } },
  )
  if (!seen) throw new Error(`Lighthouse gave no result for ${path}`)
  const { lhr } = seen
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  if (path !== '/login' && new URL(lhr.finalDisplayedUrl).pathname === '/login')
    throw new Error(`${path} redirected to the sign-in`)
  const scores: PageSeen['scores'] = {}
  const lost: PageSeen['lost'] = {}
  for (const category of only) {
    scores[category] = Math.round((lhr.categories[category]?.score ?? 0) * 100)
    lost[category] = (lhr.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ id, weight, audit: lhr.audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.95)
      .sort((a, b) => b.weight * (1 - (b.audit?.score ?? 1)) - a.weight * (1 - (a.audit?.score ?? 1)))
      .map(({ id, audit }) => (audit?.displayValue ? `${id} ${audit.displayValue}` : id))
  }
  return { path, scores, lost, machine: lhr.environment.benchmarkIndex }
}

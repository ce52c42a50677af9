import { readFileSync } from 'node:fs'
import type { ListProblem } from '@peshi/contract/courts/list-problems'
import { z } from 'zod'

const english = new URL('../../../../web/src/platform/locales/en/common.json', import.meta.url)
const Words = z.object({ list_problem: z.record(z.string(), z.string()) })

/** Says in English what is wrong with a list that was read in part. */
export function describeProblem({ kind, ...values }: ListProblem): string {
  const { list_problem: words } = Words.parse(JSON.parse(readFileSync(english, 'utf8')))
  const say = (key: string, of: Record<string, string | number | null | undefined>) =>
    (words[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(of[name] ?? ''))
  const problem = say(kind, values)
  return values.court_no ? say('in_court', { court_no: values.court_no, problem }) : problem
}

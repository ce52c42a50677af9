import type { World } from './world.ts'

export interface Hot {
  statement: string
  plan: string[]
  perDay: number
  of: Set<string>
}

const shown = 20
const width = 110

export function describePlans(hot: readonly Hot[], { chambers, mattersEach, mattersOwn }: World): string {
  const hottest = hot
    .filter(({ plan }) => plan.some((line) => line.includes('Scan')))
    .sort((a, b) => b.perDay - a.perDay)
    .slice(0, shown)
  const count = (number: number) => number.toLocaleString('en-IN')
  return `# Query plans

The twenty statements that are run most often and read something, as the product itself sent them, and how PostgreSQL
went about them: in a database of ${count(chambers)} chambers with ${mattersEach} matters each, and one with ${count(mattersOwn)}, whose owner asks.
Beside each stands what it is run for, and how often on a day for one person, as is assumed in
\`packages/server/test/query-plans/hot-work.ts\`.

\`npm run plans\` writes this page. \`query-plans.db.test.ts\` fails when any of all ${count(hot.length)} statements of this work
reads a table whole that grows with chambers or with time.

${hottest.map(describe).join('\n')}`
}

const describe = (
  { statement, plan, perDay, of }: Hot,
  place: number,
) => `## ${place + 1}. ${[...of].slice(0, 3).join(', ')}${of.size > 3 ? ` and ${of.size - 3} more` : ''} (${perDay})

\`\`\`sql
${wrap(statement.replaceAll(/\s+/g, ' ').trim())}
\`\`\`

\`\`\`
${plan.map(withoutValues).join('\n')}
\`\`\`
`

const withoutValues = (line: string) =>
  line
    .replaceAll(/'[0-9a-f]{8}-[0-9a-f-]{27}'/g, "'…'")
    .replaceAll(/'\d{4}-\d\d-\d\d \d\d:[^']*'/g, "'…'")
    .replaceAll(/'\{[0-9a-f,-]{36,}\}'/g, "'{…}'")

function wrap(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

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

This page lists the twenty most frequent statements that search a table, each with the plan that PostgreSQL chose. The
database has ${count(chambers)} chambers with ${mattersEach} matters each and one chamber with ${count(mattersOwn)} matters. The owner of the chamber with ${count(mattersOwn)}
matters runs the statements. Each heading names the work that runs the statement. The number in brackets says how often
this work is assumed to be done in a day for one person (\`packages/server/test/query-plans/hot-work.ts\`).

\`npm run plans\` writes this page. \`query-plans.db.test.ts\` checks all ${count(hot.length)} statements of this work. The test fails if
a statement reads all rows of a table that grows with chambers or with time.

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

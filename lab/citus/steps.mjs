import { say, seconds } from '../../scripts/lib/say.mjs'

/** Runs steps one after the other, and keeps a row of each for the table at the end. */
export function openSteps() {
  const rows = []
  const noted = new WeakSet()

  /** `act` returns `{ figures, problems }`, and what later steps need. Without its result, later steps make no sense. */
  async function need(name, act) {
    const began = Date.now()
    const end = ({ figures, problems = [] }) => {
      rows.push({ name, took: seconds(Date.now() - began), figures, problems })
      say(`  ${problems.length === 0 ? 'passed' : 'WRONG'}: ${figures} (${rows.at(-1).took})`)
      for (const problem of problems) say(`  WRONG: ${problem}`)
    }
    say(`\n── ${name}`)
    try {
      const result = await act()
      end(result)
      return result
    } catch (error) {
      end({ figures: 'did not end', problems: [error.message] })
      noted.add(error)
      throw error
    }
  }

  /** Like `need`, but the next steps are tried even if this one throws. */
  const run = (name, act) => need(name, act).catch(() => undefined)

  /** For an error between two steps. The error of a step is in the table already. */
  function noteError(name, error) {
    if (noted.has(error)) return
    rows.push({ name, took: '', figures: 'did not end', problems: [error.message] })
  }

  const countProblems = () => rows.reduce((sum, { problems }) => sum + problems.length, 0)

  function draw() {
    const width = Math.max(...rows.map(({ name }) => name.length))
    const lines = rows.map(({ name, took, figures, problems }) =>
      [name.padEnd(width), problems.length === 0 ? 'passed' : 'WRONG ', took.padStart(9), figures].join('  '),
    )
    return ['', ...lines, ...rows.flatMap(({ name, problems }) => problems.map((one) => `WRONG: ${name}: ${one}`))]
  }

  return { need, run, noteError, draw, countProblems }
}

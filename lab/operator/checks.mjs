import { say } from '../../scripts/lib/say.mjs'

const checks = []
const figures = []
const open = []

export function check(what, isGood, seen = '') {
  checks.push({ what, isGood: Boolean(isGood) })
  say(`  ${isGood ? 'ok    ' : 'WRONG '} ${what}${isGood ? '' : `: ${String(seen).slice(0, 600)}`}`)
  return Boolean(isGood)
}

export const notify = (what, figure) => figures.push([what, String(figure)])

export const later = (close) => open.push(close)

export async function closeAll() {
  for (let close = open.pop(); close; close = open.pop())
    await close().catch((error) => say(`  left behind: ${error.message}`))
}

/** Returns the exit code. */
export function sayResult() {
  say(`\n${figures.map(([what, figure]) => `  ${what.padEnd(60)} ${figure}`).join('\n')}`)
  const failed = checks.filter(({ isGood }) => !isGood)
  say(`\n${checks.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

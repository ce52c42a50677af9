import { say } from '../lib/say.mjs'

export const checks = []
export const figures = []
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

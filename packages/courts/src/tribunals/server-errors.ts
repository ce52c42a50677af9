import { pattern } from '@peshi/contract/platform/pattern'

export const warningParts = {
  'in bold': /<b>\s*(?:Warning|Notice|Deprecated)\s*<\/b>/,
  'after PHP': /\bPHP (?:Warning|Notice|Deprecated)/,
}
const message = /(?:(?!<\/?(?:p|div)\b).){0,600}?/
const line = /\bon line\s*(?:<b>)?\d+(?:<\/b>)?/
const lineBreak = /<br\s*\/?>/
export const warning = pattern('gis')`(?:${lineBreak}\s*)?(?:${warningParts})\s*:${message}${line}(?:\s*${lineBreak})?`

/**
 * Removes PHP's error messages, which a site may print on a page with status 200. Matches only PHP's exact format,
 * because an order may contain words like "Notice:".
 */
export function withoutServerErrors(html: string): string {
  return html
    .replace(/(?:<br\s*\/?>\s*)?(?:<b>\s*)?\b(?:PHP )?(?:Fatal|Parse) error\b\s*(?:<\/b>)?\s*:.*$/is, '')
    .replace(warning, '')
}

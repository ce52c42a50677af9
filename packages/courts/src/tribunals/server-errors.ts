/**
 * Removes PHP errors that a site prints with status 200. The patterns match only PHP's exact form, because orders can
 * contain "Notice:".
 */
export function withoutServerErrors(html: string): string {
  return html
    .replace(/(?:<br\s*\/?>\s*)?(?:<b>\s*)?\b(?:PHP )?(?:Fatal|Parse) error\b\s*(?:<\/b>)?\s*:.*$/is, '')
    .replace(
      /(?:<br\s*\/?>\s*)?(?:<b>\s*(?:Warning|Notice|Deprecated)\s*<\/b>|\bPHP (?:Warning|Notice|Deprecated))\s*:(?:(?!<\/?(?:p|div)\b).){0,600}?\bon line\s*(?:<b>)?\d+(?:<\/b>)?(?:\s*<br\s*\/?>)?/gis,
      '',
    )
}

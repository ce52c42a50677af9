/**
 * Removes PHP's error messages, which a site may print on a page with status 200. Matches only PHP's exact format,
 * because an order may contain words like "Notice:".
 */
export function withoutServerErrors(html: string): string {
  return html
    .replace(/(?:<br\s*\/?>\s*)?(?:<b>\s*)?\b(?:PHP )?(?:Fatal|Parse) error\b\s*(?:<\/b>)?\s*:.*$/is, '')
    .replace(
      /(?:<br\s*\/?>\s*)?(?:<b>\s*(?:Warning|Notice|Deprecated)\s*<\/b>|\bPHP (?:Warning|Notice|Deprecated))\s*:(?:(?!<\/?(?:p|div)\b).){0,600}?\bon line\s*(?:<b>)?\d+(?:<\/b>)?(?:\s*<br\s*\/?>)?/gis,
      '',
    )
}

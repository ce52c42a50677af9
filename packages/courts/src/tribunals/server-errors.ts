/**
 * A page without the errors of the server's own program, which PHP prints into it with status 200: a fatal one ends the
 * page, a warning stands between its words. Only PHP's own form is cut: "Notice:" is a word of orders too.
 */
export function withoutServerErrors(html: string): string {
  return html
    .replace(/(?:<br\s*\/?>\s*)?(?:<b>\s*)?\b(?:PHP )?(?:Fatal|Parse) error\b\s*(?:<\/b>)?\s*:.*$/is, '')
    .replace(
      /(?:<br\s*\/?>\s*)?(?:<b>\s*(?:Warning|Notice|Deprecated)\s*<\/b>|\bPHP (?:Warning|Notice|Deprecated))\s*:(?:(?!<\/?(?:p|div)\b).){0,600}?\bon line\s*(?:<b>)?\d+(?:<\/b>)?(?:\s*<br\s*\/?>)?/gis,
      '',
    )
}

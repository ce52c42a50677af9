/**
 * The first match counts. Edge's user agent also names Chrome and Safari, and Chrome's also names Safari, so these come
 * later.
 */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const find = (known: [RegExp, string][], text: string) => known.find(([form]) => form.test(text))?.[1]

export function sayDevice(userAgent: string | null): string | null {
  if (!userAgent) return null
  const parts = [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : userAgent.slice(0, 60)
}

/** The first match counts, because the user agents of other browsers also name Chrome and Safari. */
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

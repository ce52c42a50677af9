import { Refusal } from './say.mjs'

const supported = {
  Chrome: 'Chrome > 0 and last 2 years',
  Edge: 'Edge > 0 and last 2 years',
  Firefox: 'Firefox > 0 and last 2 years, Firefox ESR',
  Samsung: 'Samsung > 0 and last 2 years',
  Safari: 'Safari >= 16.4',
  iOS: 'iOS >= 16.4',
}

const versionOf = (entry) => Number.parseFloat(entry.split(' ')[1])

/** Returns the text of .browserslistrc as of today: the oldest supported version of each browser. */
export async function listOldestBrowsers() {
  const { default: browserslist } = await import('browserslist')
  const lines = Object.entries(supported).map(([name, query]) => {
    const versions = browserslist(query).map(versionOf)
    if (versions.length === 0)
      throw new Refusal(`The data on browsers are too old: no version of ${name}. Run: npm update caniuse-lite`)
    return `${name} >= ${Math.min(...versions)}\n`
  })
  const today = new Date().toISOString().slice(0, 10)
  return `# The oldest supported versions on ${today}, written by \`npm run browsers:renew\`.\n${lines.join('')}`
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const day = { width: 1366, height: 860 }
const phone = { width: 390, height: 844 }

/** `at` is the page's URL. `scripts/pictures.mjs` replaces `:matter` and `:ordered` with the ids of matters. */
export const pictures = [
  { name: 'today', to: 'docs', at: '/dashboard/analytics', ...day },
  { name: 'matter', to: 'docs', at: '/dashboard/matters/matter-preview/:matter', ...day },
  { name: 'board', to: 'docs', at: '/dashboard/displayboard', ...day },
  { name: 'phone-hindi', to: 'docs', at: '/dashboard/analytics', language: 'hi', ...phone },
  { name: 'dark', to: 'docs', at: '/dashboard/hearings', skin: 'dark', ...day },
  { name: 'day', to: 'help', at: '/dashboard/analytics', ...day },
  { name: 'find', to: 'help', at: '/dashboard/matters', ...day },
  { name: 'called', to: 'help', at: '/dashboard/displayboard', ...day },
  { name: 'outcome', to: 'help', at: '/dashboard/hearings', ...day },
  { name: 'orders', to: 'help', at: '/dashboard/matters/matter-preview/:ordered?tab=orders', ...day },
  { name: 'file', to: 'help', at: '/dashboard/matters/matter-preview/:matter?tab=documents', ...day },
  { name: 'clocks', to: 'help', at: '/dashboard/clocks', ...day },
  { name: 'watch', to: 'help', at: '/trackers/up-caveat/tracker-list', ...day },
  { name: 'clients', to: 'help', at: '/others/clients', ...day },
  { name: 'money', to: 'help', at: '/others/invoices', ...day },
]

export const fileOf = ({ name, to }) =>
  to === 'docs' ? `docs/images/${name}.webp` : `packages/web/public/help/${name}.webp`

/** The menu and the words of the product on each picture. `npm run pictures` writes this file. */
export const wordsFile = 'scripts/lib/picture-words.json'

export const routeOf = ({ at }) => at.split('?')[0].replace(/:\w+/g, '$id')

const valuesOf = (words) => (typeof words === 'string' ? [words] : Object.values(words).flatMap(valuesOf))

/** All words that the product says in a language. */
export function productWords(language) {
  const folder = join(root, 'packages/contract/src/platform/locales', language)
  return new Set(readdirSync(folder).flatMap((file) => valuesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')))))
}

const named = ':is(h1, h2, h3, th, button, label, a, legend, dt)'

/** The words of a part of a page that come from the product and not from its data. */
export async function readNamedWords(part, known) {
  const shown = await part.locator(named).evaluateAll((elements) => elements.map(({ innerText }) => innerText.trim()))
  return [...new Set(shown.filter((text) => known.has(text)))].toSorted()
}

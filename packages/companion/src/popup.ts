import { pairCompanion } from '@peshi/contract/chamber/companions'
import type { Matter } from '@peshi/contract/matters/matters'
import { Language } from '@peshi/contract/platform/person'
import { getCompanionRound } from '@peshi/contract/trackers/companion'
import { loadCompanionWords } from '@peshi/contract/trackers/companion-words'
import i18next from 'i18next'
import { type Handed, handPage } from './hand-page.ts'
import { takePage } from './page.ts'
import { forgetPairing, keepPairing, type Pairing, readPairing } from './pairing.ts'
import { call, home, Refused } from './peshi.ts'

const find = <T extends HTMLElement>(id: string): T => {
  const found = document.getElementById(id)
  if (!found) throw new TypeError(`The popup has no element ${id}`)
  return found as T
}
const make = (tag: string, text: string, more: Record<string, string> = {}): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text, dir: 'auto', ...more })

async function speak(language: Language): Promise<typeof i18next.t> {
  await i18next.init({
    lng: language,
    resources: { [language]: await loadCompanionWords(language) },
    defaultNS: 'companion',
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = language
  document.documentElement.dir = i18next.dir()
  return i18next.t
}

const browserLanguage = (): Language =>
  navigator.languages.map((each) => Language.safeParse(each.slice(0, 2)).data).find((each) => each !== undefined) ??
  'en'

/** The last case that the person opened in this round, so that *Next due case* goes on from there. */
const opened = 'opened'

let pairing = await readPairing()
let t = await speak(pairing?.language ?? browserLanguage())

function showWords() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = t(`${element.dataset.word}`)
}

async function show() {
  showWords()
  find('pair').hidden = pairing !== null
  find('paired').hidden = pairing === null
  if (!pairing) return find('code').focus()
  const link = find<HTMLAnchorElement>('home')
  Object.assign(link, { href: home, textContent: new URL(home).host, title: t('signed_in', { name: pairing.name }) })
  find('hand').focus()
  await showRound(pairing)
}

function sayProblem(error: unknown): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error)
  if (error.code === 'offline') return t('offline', { address: home })
  if (error.code === 'too-large') return t('droppedPages:too_large')
  return t(`errors:code.${error.code}`, { ...error.values, defaultValue: error.message })
}

/** A companion that was ended in Peshi's settings asks for a new code. */
async function isEnded(error: unknown): Promise<boolean> {
  if (!(error instanceof Refused && error.code === 'unauthenticated')) return false
  await forgetPairing()
  pairing = null
  await show()
  find('pair-problem').textContent = t('ended')
  return true
}

async function busy(button: HTMLButtonElement, work: () => Promise<void>, onProblem: (said: string) => void) {
  button.disabled = true
  try {
    await work()
  } catch (error) {
    if (!(await isEnded(error))) onProblem(sayProblem(error))
  } finally {
    button.disabled = false
  }
}

async function pair(code: string) {
  const made = await call(pairCompanion, { body: { code, device: nameBrowser() } }, null).catch((error) => {
    throw error instanceof Refused && error.code === 'invalid' ? new Error(t('wrong_code')) : error
  })
  pairing = { token: made.token, name: made.name, language: made.language }
  await keepPairing(pairing)
  t = await speak(pairing.language)
  await show()
}

const nameBrowser = () => (navigator.userAgent.includes('Firefox') ? 'Firefox' : 'Chromium')

async function showRound({ token }: Pairing, after = localStorage.getItem(opened) ?? '') {
  try {
    const { done, total, next } = await call(getCompanionRound, { query: { after } }, token)
    find('count').textContent = total === 0 ? t('none_due') : t('count', { done, total })
    find('next-case').textContent = next
      ? [...new Set([next.title, next.number, next.court_title])].filter(Boolean).join(' · ')
      : ''
    find('next').hidden = !next
    return next
  } catch (error) {
    if (!(await isEnded(error))) find('count').textContent = sayProblem(error)
    return null
  }
}

async function openNext(known: Pairing) {
  const next = await showRound(known)
  if (!next) return
  localStorage.setItem(opened, next.place)
  if (next.number) {
    const isCopied = await navigator.clipboard.writeText(next.number).then(
      () => true,
      () => false,
    )
    find('copied').textContent = isCopied ? t('copied', { number: next.number }) : next.number
  }
  if (next.url) await chrome.tabs.create({ url: next.url })
  else find('copied').textContent = t('no_page', { court: next.court_title })
}

const linkTo = ({ _id, title }: Pick<Matter, '_id' | 'title'>) =>
  make('a', title, { href: `${home}/dashboard/matters/matter-preview/${_id}`, target: '_blank', rel: 'noopener' })

function showMatters(said: string, matters: Handed['matters']) {
  const list = document.createElement('ul')
  for (const matter of matters) {
    const row = document.createElement('li')
    row.append(linkTo(matter))
    list.append(row)
  }
  find('result').replaceChildren(make('p', said), list)
}

function showHanded({ page, matters, add }: Handed, onAdded: () => Promise<unknown>) {
  const unread = page.checks.length > 0 ? [make('p', t('droppedPages:checks'), { className: 'problem' })] : []
  if (matters.length > 0) {
    showMatters(t('kept', { count: matters.length }), matters)
    return find('result').append(...unread)
  }
  const one = page.cases[0] ?? page.order
  if (one && add) {
    const parties = [one.petitioner, one.respondent].filter(Boolean).join(' – ')
    const button = make('button', t('droppedPages:as_new')) as HTMLButtonElement
    button.addEventListener('click', () =>
      busy(
        button,
        async () => {
          showMatters(t('added'), await add())
          await onAdded()
        },
        sayResult,
      ),
    )
    return find('result').replaceChildren(make('p', parties || t('found_case')), button)
  }
  if (page.listings.length + page.sightings.length > 0)
    return find('result').replaceChildren(
      make('p', t('droppedPages:listed', { count: page.listings.length })),
      make('p', t('droppedPages:none_yours')),
      ...unread,
    )
  const problem = page.problem ?? 'no-case'
  find('result').replaceChildren(
    make('strong', t(`droppedPages:problem.${problem}`)),
    make('p', t(`droppedPages:problem_text.${problem}`)),
  )
}

const sayResult = (said: string) => find('result').replaceChildren(make('p', said, { className: 'problem' }))

async function hand(file: File | null, known: Pairing) {
  if (!file) return sayResult(t('not_readable'))
  find('result').replaceChildren(make('p', t('droppedPages:reading')))
  const handed = await handPage(file, known.token, ({ done, total }) => {
    if (total) find('result').replaceChildren(make('p', t('droppedPages:reading_pages', { done, total, count: total })))
  })
  showHanded(handed, () => showRound(known))
  await showRound(known)
}

find('pair').addEventListener('submit', (event) => {
  event.preventDefault()
  const [button] = find('pair').getElementsByTagName('button')
  if (button)
    void busy(
      button,
      () => pair(find<HTMLInputElement>('code').value),
      (said) => (find('pair-problem').textContent = said),
    )
})
find<HTMLButtonElement>('hand').addEventListener('click', () => {
  const known = pairing
  if (known) void busy(find('hand'), async () => hand(await takePage(), known), sayResult)
})
find<HTMLInputElement>('file').addEventListener('change', ({ target }) => {
  const known = pairing
  const file = (target as HTMLInputElement).files?.[0]
  if (known && file) void busy(find('hand'), () => hand(file, known), sayResult)
})
// Firefox closes the popup when it shows its file dialog, so the file is chosen in a tab.
const isInTab = (await chrome.tabs.getCurrent()) !== undefined
find('hand').hidden = isInTab
find('file').addEventListener('click', (event) => {
  if (isInTab || nameBrowser() !== 'Firefox') return
  event.preventDefault()
  void chrome.tabs.create({ url: chrome.runtime.getURL('popup.html') }).then(() => window.close())
})
find<HTMLButtonElement>('next').addEventListener('click', () => {
  const known = pairing
  if (known)
    void busy(
      find('next'),
      () => openNext(known),
      (said) => (find('copied').textContent = said),
    )
})
find('leave').addEventListener('click', async () => {
  await forgetPairing()
  pairing = null
  await show()
})

await show()

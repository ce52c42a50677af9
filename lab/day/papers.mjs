// Compares mails and brief packs with the sandbox's data.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../scripts/lib/run.mjs'
import { Refusal } from '../../scripts/lib/say.mjs'
import { timeOf } from './times.mjs'
import { courts } from './world.mjs'

const isoDate = (dayFirst) => dayFirst.split('-').toReversed().join('-')
const wordsOf = (court, { court_no, item }) => `${courts[court].short}, court ${court_no}, item ${item}`

/** Returns the bulleted lists of a mail: `{ heading, lines: [{ text, matter }] }`. */
function partsOf(text) {
  return text.split('\n\n').flatMap((block) => {
    const [heading, ...rest] = block.split('\n')
    if (!rest[0]?.startsWith('- ')) return []
    const lines = rest.join('\n').split(/^- /m).filter(Boolean)
    return [
      {
        heading,
        lines: lines.map((line) => ({ text: line.split('\n')[0], matter: /matter-preview\/([\w-]+)/.exec(line)?.[1] })),
      },
    ]
  })
}

/** With `isWhole`, the mail must name every listed matter. With `hasQuietHours`, its person gets digests alone. */
export function compareMail(mail, truth, cast, { isWhole, hasQuietHours }) {
  const instant = Date.parse(mail.at)
  const isNight = timeOf(instant) >= '21:00' || timeOf(instant) < '07:00'
  const say = (isTrue, said) => ({ surface: 'Mails', isTrue, said: `${timeOf(instant)} to ${mail.to}: ${said}` })
  const parts = partsOf(mail.text)
  const listed = parts.flatMap(({ heading, lines }) => {
    const match = /^(\d+) listed on (\d\d-\d\d-\d{4})$/.exec(heading)
    return match ? [{ count: Number(match[1]), date: isoDate(match[2]), lines }] : []
  })
  return [
    say(!hasQuietHours || !isNight, 'is sent outside quiet hours'),
    ...listed.flatMap(({ count, date, lines }) => {
      const truths = truth.placesOn(date, instant)
      const isListed = ({ allowed }) => allowed[0].places.some(Boolean)
      return [
        say(count === lines.length, `says ${count}, lists ${lines.length}`),
        ...lines.map(({ text, matter }) => {
          const found = truths.find(({ one }) => one.matter === matter)
          const isTrue = found?.allowed.some(({ places }) =>
            places.some((place) => place && text.startsWith(`${wordsOf(found.one.court, place)} · `)),
          )
          return say(Boolean(isTrue), `on ${date}: ${text}`)
        }),
        ...(isWhole
          ? truths.filter(isListed).map(({ one }) =>
              say(
                lines.some(({ matter }) => matter === one.matter),
                `${one.title} is on the list of ${date}`,
              ),
            )
          : []),
      ]
    }),
    ...parts
      .filter(({ heading }) => heading === 'What changed')
      .flatMap(({ lines }) =>
        lines.map(({ text, matter }) => {
          const one = cast.find((own) => own.matter === matter)
          const date = isoDate(/\d\d-\d\d-\d{4}/.exec(text)?.[0] ?? '')
          const places = truth.placesOn(date, instant).find((found) => found.one === one)?.allowed[0].places ?? []
          const isTrue = text.endsWith('off the list')
            ? !places.some(Boolean)
            : places.some((place) => place && text.endsWith(`item ${place.item}`))
          return say(isTrue, `changed: ${text}`)
        }),
      ),
  ]
}

async function pagesOf(pdf, folder) {
  const file = join(folder, 'brief-pack.pdf')
  await writeFile(file, pdf)
  const { code, output } = await run('pdftotext', ['-layout', file, '-'], { quiet: true })
  if (code !== 0) throw new Refusal(`pdftotext: ${output}`)
  return output
    .split('\f')
    .map((page) => page.replace(/\s+/g, ' '))
    .filter((page) => page.trim() !== '')
}

const withoutSpaces = (text) => text.replace(/\s/g, '')

export async function compareBriefPack(pdf, date, truth, instant, folder) {
  const say = (isTrue, said) => ({ surface: 'Brief pack', isTrue, said })
  const pages = await pagesOf(pdf, folder)
  const truths = truth.placesOn(date, instant)
  const order = []
  const statements = truths.flatMap(({ one, allowed }) => {
    const at = pages.findLastIndex((page) => withoutSpaces(page).includes(withoutSpaces(one.number)))
    const place = allowed[0].places[0]
    if (place) order.push({ at, court: one.court, ...place })
    const words = place
      ? `${courts[one.court].short} · Court ${place.court_no} · Item ${place.item} `
      : courts[one.court].short
    if (allowed.every(({ places }) => places.length === 0))
      return [say(at === -1 || allowed[0].mayBeAbsent, `${one.number} is in it`)]
    return [
      say(at > -1 || allowed.some(({ mayBeAbsent }) => mayBeAbsent), `${one.number} is not in it`),
      ...(at > -1 ? [say(pages[at].includes(words), `${one.number}: ${pages[at].slice(0, 160)}; true: ${words}`)] : []),
      ...(place || at === -1 || courts[one.court].lists
        ? []
        : [
            say(
              pages[at].includes(
                courts[one.court].asksPerson
                  ? 'This list waits for a captcha'
                  : 'Peshi does not read this court’s lists',
              ),
              `${one.number} without a word on its lists`,
            ),
          ]),
    ]
  })
  const byPage = order.filter(({ at }) => at > -1).toSorted((one, other) => one.at - other.at)
  const inOrder = byPage.slice(1).map((next, index) => {
    const before = byPage[index]
    const isAfter =
      next.court === before.court
        ? Number(next.court_no) - Number(before.court_no) || Number(next.item) - Number(before.item)
        : byPage.findLastIndex(({ court }) => court === before.court) === index
    return say(
      isAfter === true || isAfter > 0,
      `page of ${wordsOf(next.court, next)} follows ${wordsOf(before.court, before)}`,
    )
  })
  return [...statements, ...inOrder]
}

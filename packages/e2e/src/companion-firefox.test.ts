import { expect, onTestFinished, test } from 'vitest'
import { addUnread, downloadExtension, listPending, searchScript, siteOf } from './companion-site.ts'
import { findFirefox, openFirefox } from './firefox.ts'
import { ownProduct } from './own-product.ts'
import { foundChamber, password } from './people.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const words = (key: string, values?: Record<string, string | number>) => say('companion', key, values)
const firefox = findFirefox()

test.skipIf(!firefox)(
  'in Firefox, the companion is paired and hands over a case’s page (needs Firefox on this machine)',
  { timeout: 300_000 },
  async () => {
    const [subject] = await listPending(sandbox, 1)
    if (!subject) throw new Error('The sandbox has no pending case')
    const { token } = await foundChamber(app)
    await addUnread(app, token, subject)
    const { code } = (await call(app, '/api/users/companions/code', { token, body: { password } })).body as never
    const browser = await openFirefox(firefox ?? '', await downloadExtension(app))
    onTestFinished(() => void browser.close())
    const isShown = (text: string) =>
      expect.poll(() => browser.inPopup('document.body.innerText'), { timeout: 60_000 }).toContain(text)

    await browser.goto(`${sandbox}${siteOf(subject)}`)
    await browser.pressIcon()
    await isShown(words('code'))
    await browser.inPopup(`document.getElementById('code').value = '${code}'`)
    await browser.inPopup(`document.querySelector('#pair button').click()`)
    await isShown(words('count', { done: 0, total: 1 }))

    await browser.evaluate(searchScript(subject))
    await browser.pressIcon()
    await isShown(words('hand'))
    await browser.inPopup(`document.getElementById('hand').click()`)
    await isShown(words('kept_one'))
    await isShown(words('count', { done: 1, total: 1 }))
    const { body } = await call(app, '/api/matter_list/matters?page=1&perPage=100', { token })
    expect(body.data).toMatchObject([{ next_date: subject.next_hearing_date }])
  },
)

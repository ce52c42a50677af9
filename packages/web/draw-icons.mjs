// Makes the app icons from the logo. Run `node packages/web/draw-icons.mjs` after a change of the logo.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const folder = fileURLToPath(new URL('public/', import.meta.url))
const logo = await readFile(`${folder}favicon.svg`, 'utf8')
// The operating system may crop a `maskable` icon, so its logo is smaller.
const fullGround = logo.replace('rx="7" ', '')
const inTheMiddle = fullGround
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace(/<rect[^>]*>/, '<rect x="-5" y="-5" width="42" height="42" fill="#3b4cca"/>')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const [name, size, svg] of [
  ['icon-192', 192, logo],
  ['icon-512', 512, logo],
  ['maskable-512', 512, inTheMiddle],
  ['apple-touch-180', 180, fullGround],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  await page.screenshot({ path: `${folder}icons/${name}.png`, omitBackground: true })
}
await browser.close()

// npm run browsers:renew: writes the oldest supported browser versions of today into the list that the build uses. The
// list is in the repository, so that the same commit supports the same browsers on every day.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { listOldestBrowsers } from './lib/oldest-browsers.mjs'
import { root } from './lib/paths.mjs'
import { runMain, say } from './lib/say.mjs'

const path = 'packages/web/.browserslistrc'

await runMain(async () => {
  await ensureInstalled()
  const before = (await readFile(join(root, path), 'utf8')).split('\n')
  const text = await listOldestBrowsers()
  await writeFile(join(root, path), text)
  const changed = text.split('\n').filter((line) => line !== '' && !line.startsWith('#') && !before.includes(line))
  say(changed.length === 0 ? 'No version has changed.' : changed.join('\n'))
  say(`Read and commit ${path}.`)
})

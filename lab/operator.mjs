// npm run test:operator [-- --only embedded|postgres|proxies --in FOLDER]: does what docs/OPERATIONS.md tells an
// operator. Run it as root on Debian. With `--in`, later tests with the same FOLDER do not install Peshi again.
import { parseArgs } from 'node:util'
import { installOnDebian } from '../scripts/lib/debian.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { openTestPostgres } from '../scripts/lib/postgres.mjs'
import { Refusal, runMain } from '../scripts/lib/say.mjs'
import { closeAll, sayResult } from './operator/checks.mjs'
import { tryEmbedded } from './operator/embedded.mjs'
import { followInstall } from './operator/install.mjs'
import { tryPostgres } from './operator/on-postgres.mjs'
import { tryProxies } from './operator/proxies.mjs'

async function followGuide() {
  const { only, in: kept } = parseArgs({ options: { only: { type: 'string' }, in: { type: 'string' } } }).values
  await ensureInstalled()
  if (process.getuid?.() !== 0)
    throw new Refusal('npm run test:operator makes an account’s directories and mounts a small disk: run it as root.')
  await installOnDebian(['haproxy', 'nginx', 'openssl', 'postgresql'], { startsServices: false })
  const wanted = (part) => !only || only === part
  try {
    const place = await followInstall(kept)
    if (wanted('embedded')) await tryEmbedded(place)
    const postgres = wanted('postgres') || wanted('proxies') ? await openTestPostgres({ isDurable: true }) : null
    if (postgres?.skipped) throw new Refusal(postgres.skipped)
    try {
      if (wanted('postgres')) await tryPostgres(place, postgres)
      if (wanted('proxies')) await tryProxies(place, postgres)
    } finally {
      await postgres?.stop()
    }
  } finally {
    await closeAll()
  }
  return sayResult()
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => closeAll().then(() => process.exit(130)))
await runMain(followGuide)
process.exit()

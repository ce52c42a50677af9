// npm run audit: lists known vulnerabilities of the packages in package-lock.json. Development packages are included,
// because some of them become part of the browser's code.
import { judgeAudit } from './lib/audit-verdict.mjs'
import { pinnedEnv } from './lib/paths.mjs'
import { runNpm } from './lib/run.mjs'
import { runMain, say } from './lib/say.mjs'

async function audit() {
  const { output } = await runNpm(['audit', '--json', '--package-lock-only'], {
    quiet: true,
    env: pinnedEnv({ npm_config_loglevel: 'silent' }),
  })
  const { code, lines } = judgeAudit(output)
  say(lines.join('\n'))
  return code
}

await runMain(audit)
process.exit()

// npm run audit: what is known against the libraries that the product runs with, asked of the npm registry.
import { judgeAudit } from './lib/audit-verdict.mjs'
import { pinnedEnv } from './lib/paths.mjs'
import { runNpm } from './lib/run.mjs'
import { runMain, say } from './lib/say.mjs'

async function audit() {
  // Not installed first: the lock file is what is asked about.
  const { output } = await runNpm(['audit', '--omit=dev', '--json', '--package-lock-only'], {
    quiet: true,
    env: pinnedEnv({ npm_config_loglevel: 'silent' }),
  })
  const { code, lines } = judgeAudit(output)
  say(lines.join('\n'))
  return code
}

await runMain(audit)
process.exit()

// npm run audit: what is known against the libraries of the lock file, asked of the npm registry. All of them: what runs in
// the browser is built in, and stands there beside the tools that build it.
import { judgeAudit } from './lib/audit-verdict.mjs'
import { pinnedEnv } from './lib/paths.mjs'
import { runNpm } from './lib/run.mjs'
import { runMain, say } from './lib/say.mjs'

async function audit() {
  // Not installed first: the lock file is what is asked about.
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

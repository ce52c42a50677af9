import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedEnv, pinnedNode, root } from './paths.mjs'

/** Shows the output unless `quiet` is set. The code is 127 if the command cannot be started. */
export function run(command, args, { env = pinnedEnv(), quiet = false, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const parts = []
    const take = (stream) => (part) => {
      parts.push(part)
      if (!quiet) stream.write(part)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    const output = () => Buffer.concat(parts).toString().trim()
    child.on('error', (error) => done({ code: 127, output: error.message }))
    child.on('close', (code, signal) => done({ code: code ?? `signal ${signal}`, output: output() }))
  })
}

export function handOver(program, args) {
  const child = spawn(pinnedNode, [join(root, program), ...args], { env: pinnedEnv(), stdio: 'inherit' })
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)))
}

/** Uses the npm that started this script, to respect a version manager's choice. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('npm-cli.js') ? run(process.execPath, [npm, ...args], options) : run('npm', args, options)
}

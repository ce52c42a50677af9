export class Refusal extends Error {}

export const say = (line = '') => process.stdout.write(`${line}\n`)

export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.stderr.write(`\n${error instanceof Refusal ? error.message : (error?.stack ?? error)}\n`)
    process.exitCode = 1
  }
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

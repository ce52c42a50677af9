/** A reason to stop that is for the reader's eyes: shown as its sentence, without a stack. */
export class Refusal extends Error {}

export const say = (line = '') => process.stdout.write(`${line}\n`)

/** Runs a command's main function; a refusal ends with its sentence, anything else with its stack, both non-zero. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.stderr.write(`\n${error instanceof Refusal ? error.message : (error?.stack ?? error)}\n`)
    process.exitCode = 1
  }
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

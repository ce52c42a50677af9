import { listPictures } from './wire.ts'

/** The sandbox's answers to the pictures that were drawn since, in the order in which they were. */
export async function openPictures(sandbox: string) {
  let seen = (await listPictures(sandbox))[0]?.id ?? 0
  return async () => {
    for (let tries = 0; tries < 100; tries++) {
      const next = (await listPictures(sandbox)).filter(({ id }) => id > seen).at(-1)
      if (next) {
        seen = next.id
        return next.answer
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The sandbox drew no picture')
  }
}

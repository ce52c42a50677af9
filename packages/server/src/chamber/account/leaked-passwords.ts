let list: Promise<ReadonlySet<string>> | undefined

/** Fifty thousand passwords out of breaches, the most common ones. Read when the first is asked about: few requests do. */
const readList = () => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return list
}

/** Shorter ones behind which digits stand are words that somebody may mean. */
const shortestBase = 5

/** Whether it is known from a breach, in any case, also with digits and signs behind it. */
export async function isLeaked(password: string): Promise<boolean> {
  const leaked = await readList()
  const text = password.normalize('NFKC').toLowerCase()
  const base = text.replace(/[^\p{L}]+$/u, '')
  return leaked.has(text) || (base.length >= shortestBase && leaked.has(base))
}

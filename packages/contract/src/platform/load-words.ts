interface Words {
  default: Record<string, unknown>
}

/** One file of the words of `locales`, for a browser. Rejects if the file does not exist or does not arrive. */
export const loadWords = (language: string, file: string): Promise<Words> =>
  import(`./locales/${language}/${file}.json`)

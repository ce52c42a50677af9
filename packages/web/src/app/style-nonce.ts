/** By this word, new with each page that the server sends, the page may have style elements that it makes as it runs. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

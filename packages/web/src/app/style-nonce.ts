/** The page's nonce, by which the policy takes style elements that are made as the application runs. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Checks the length of a secret from the address. This copies the contract's rule, which would load zod. */
export const isWholeSecret = (secret: string): boolean => secret.length >= 20

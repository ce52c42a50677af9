/**
 * Could this be the secret of an address out of a mail, which stands after its hash? As the contract has it, which is
 * not asked itself: no page waits for the validator.
 */
export const isWholeSecret = (secret: string): boolean => secret.length >= 20

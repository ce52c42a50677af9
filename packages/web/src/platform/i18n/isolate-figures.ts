import { isolate } from './isolate.ts'

const figures = /^(?=.*\d)(?=.*\D)[^\p{L}\u2066-\u2069]+$/u

/**
 * Keeps the order of the characters in figures such as `2027-02-13` or `588.82₹`, which a right-to-left sentence would
 * change.
 */
export const isolateFigures = (value: string): string => (figures.test(value) ? isolate(value) : value)

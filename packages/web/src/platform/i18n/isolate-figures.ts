import { isolate } from './isolate.ts'

const figures = /^(?=.*\d)(?=.*\D)[^\p{L}\u2066-\u2069]+$/u

/** A right-to-left sentence would change the order of characters in figures such as `2027-02-13` or `588.82₹`. */
export const isolateFigures = (value: string): string => (figures.test(value) ? isolate(value) : value)

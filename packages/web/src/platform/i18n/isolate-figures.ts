import { isolate } from './isolate.ts'

const figures = /^(?=.*\d)(?=.*\D)[^\p{L}\u2066-\u2069]+$/u

/** Isolates figures such as `2027-02-13` or `588.82₹`, which a right-to-left sentence would reorder. */
export const isolateFigures = (value: string): string => (figures.test(value) ? isolate(value) : value)

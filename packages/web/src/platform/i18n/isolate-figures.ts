import { isolate } from './isolate.ts'

const figures = /^(?=.*\d)(?=.*\D)[^\p{L}\u2066-\u2069]+$/u

/** Isolates figures; a right-to-left sentence would reorder them: `2027-02-13`, `588.82₹`. */
export const isolateFigures = (value: string): string => (figures.test(value) ? isolate(value) : value)

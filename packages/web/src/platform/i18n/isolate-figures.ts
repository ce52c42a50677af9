import { isolate } from './isolate.ts'

const figures = /^(?=.*\d)(?=.*\D)[^\p{L}\u2066-\u2069]+$/u

/**
 * Keeps the characters of figures such as `2027-02-13` or `588.82₹` in their order. A right-to-left sentence would
 * change this order.
 */
export const isolateFigures = (value: string): string => (figures.test(value) ? isolate(value) : value)

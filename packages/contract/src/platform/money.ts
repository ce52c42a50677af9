/** Whole number of paise. ₹1 is 100. */
export type Paise = number

export const paiseOfRupees = (rupees: number): Paise => rupees * 100

function whole(amount: Paise): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise`)
  return amount
}

/** 1800 basis points are 18 %. Half a paisa is rounded up. */
export function shareOf(amount: Paise, basisPoints: number): Paise {
  const share = (BigInt(whole(amount)) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n
  return Number(share)
}

/**
 * The parts add up to `amount`: parts that lost most by rounding down get the remaining paise. Weights must be
 * integers.
 */
export function splitByWeight(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total <= 0n || weights.some((weight) => weight < 0))
    throw new RangeError('Weights must not be negative or all zero')
  const sign = whole(amount) < 0 ? -1 : 1
  const exact = weights.map((weight) => BigInt(Math.abs(amount)) * BigInt(weight))
  const parts = exact.map((value) => Number(value / total))
  const over = Math.abs(amount) - parts.reduce((sum, part) => sum + part, 0)
  const lostMost = exact
    .map((value, at) => ({ at, lost: value % total }))
    .sort((one, other) => (other.lost === one.lost ? one.at - other.at : other.lost > one.lost ? 1 : -1))
  for (const { at } of lostMost.slice(0, over)) parts[at] = (parts[at] ?? 0) + 1
  return parts.map((part) => (part === 0 ? 0 : part * sign))
}

const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const inWholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

const write = (format: Intl.NumberFormat, amount: Paise) => format.format(whole(amount) / 100).replace('-', '−')

/** Writes `₹12,34,567.50`, with Indian digit groups. Whole rupees have no decimals. */
export const showPaise = (amount: Paise): string => write(amount % 100 === 0 ? inWholeRupees : inRupees, amount)

/** Writes `12,34,567.50`: no symbol, always two decimals. */
export const figuresOf = (amount: Paise): string => write(inRupees, amount).replace(/[₹\s]/gu, '')

const small = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const powers = [
  ['Crore', 10_000_000],
  ['Lakh', 100_000],
  ['Thousand', 1000],
  ['Hundred', 100],
] as const

function wordsOf(number: number): string {
  for (const [name, power] of powers)
    if (number >= power) return `${wordsOf(Math.floor(number / power))} ${name} ${wordsOf(number % power)}`.trimEnd()
  const one = small[number % 10]
  return small[number] ?? (one ? `${tens[Math.floor(number / 10)]}-${one}` : `${tens[Math.floor(number / 10)]}`)
}

/** In Indian English, for example on an invoice. Throws `RangeError` if the amount is negative. */
export function inWords(amount: Paise): string {
  const [rupees, paise] = [Math.floor(whole(amount) / 100), amount % 100]
  if (amount < 0) throw new RangeError('An amount in words must not be negative')
  const parts = [
    ...(rupees > 0 || paise === 0 ? [`Rupees ${wordsOf(rupees) || 'Nil'}`] : []),
    ...(paise > 0 ? [`${wordsOf(paise)} ${paise === 1 ? 'Paisa' : 'Paise'}`] : []),
  ]
  return `${parts.join(' and ')} Only`
}

import { readRupees } from '@peshi/contract/platform/read-rupees'
import { expect, test } from 'vitest'
import { sayNoAmount } from './rupees.ts'

test.each([
  ['1250.50', 125050],
  ['₹ 1,23,456/-', 12345600],
  ['Rs. 5000', 500000],
  ['Rs.5,000.00/- only', 500000],
  ['INR\u00a012,34,567', 123456700],
  ['\u202a₹\u20091,250.5\u202c', 125050],
  ['रु. १,२३,४५६', 12345600],
  ['५००० रुपये मात्र', 500000],
  ['۵۰۰۰ روپے', 500000],
  ['1 23 456', 12345600],
  ['1,234,567', 123456700],
  ['0', 0],
])('the amount %s is read', (text, paise) => expect(readRupees(text)).toBe(paise))

test.each([
  ['12,50', '“,” is not allowed here. Enter an amount'],
  ['1.234,50', '“,” is not allowed here. Enter an amount'],
  ['-500', '“-” is not allowed here. Enter an amount'],
  ['€ 500', '“€” is not allowed here. Enter an amount'],
  ['5OOO', '“O” is not allowed here. Enter an amount'],
  ['', 'Enter an amount'],
  ['5.125', 'Enter an amount'],
])('the amount “%s” is refused, and the message names the first wrong character, if any', (text, said) => {
  expect(readRupees(text)).toBeNull()
  expect(sayNoAmount(text)).toBe(said)
})

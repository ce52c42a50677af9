import { expect, test } from 'vitest'
import { isSameBench } from './same-bench.ts'

test.each([
  ["DIVISION BENCH-I | HON'BLE MR.JUSTICE V. KRISHNA RAO", 'DB-I', true],
  ['DIVISION BENCH – VIII', "HON'BLE DB-VIII", true],
  ['DIVISION BENCH-II', 'DB-I', false],
  ["HON'BLE MR.JUSTICE V. KRISHNA RAO", 'HONOURABLE MR. JUSTICE V. KRISHNA RAO', true],
  ["HON'BLE MR.JUSTICE V. KRISHNA RAO", "HON'BLE MR. JUSTICE KRISHNA RAO", false],
  ["HON'BLE A. SEN, HON'BLE DR. JUSTICE MADE UP RAI", 'HON’BLE DR. JUSTICE MADE UP RAI', true],
  ["HON'BLE THE CHIEF JUSTICE | HON'BLE MR. JUSTICE A. SEN", "HON'BLE THE CHIEF JUSTICE", true],
  ['MS. INVENTED SEN (DHJS), JOINT REGISTRAR (JUDICIAL)', 'MS. INVENTED SEN,(DHJS),JOINT REGISTRAR (JUDICIAL)', true],
  ['MS. INVENTED SEN, REGISTRAR', 'MS. OTHER RAI, REGISTRAR', false],
  ['', 'DB-I', false],
])('%j before %j: %s', (coram, bench, expected) => {
  expect(isSameBench(coram, bench)).toBe(expected)
})

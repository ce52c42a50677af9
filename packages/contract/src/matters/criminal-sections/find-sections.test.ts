import { expect, test } from 'vitest'
import { findSections } from './find-sections.ts'

const written = (text: string) =>
  findSections(text).flatMap(({ act, sections }) => sections.map((section) => `${act} ${section}`))

test.each([
  ['punishable under Section 302 IPC', ['IPC 302']],
  ['u/s 302/34 of the Indian Penal Code, 1860', ['IPC 302', 'IPC 34']],
  ['Sections 498-A, 323 and 506 of the I.P.C.', ['IPC 498A', 'IPC 323', 'IPC 506']],
  ['under Sections 318(4) read with 61(2) BNS', ['BNS 318(4)', 'BNS 61(2)']],
  ['an application under section 482 of the Code of Criminal Procedure', ['CrPC 482']],
  ['S. 173(8) Cr.P.C. and s. 193(9) BNSS', ['CrPC 173(8)', 'BNSS 193(9)']],
  ['Section 65B of the Evidence Act', ['IEA 65B']],
  ['Section 103(1) of the Bharatiya Nyaya Sanhita, 2023', ['BNS 103(1)']],
  ['Section 528 of the Bharatiya Nagarik Suraksha Sanhita, 2023', ['BNSS 528']],
  ['धारा 302, 307 भा.दं.सं.', ['IPC 302', 'IPC 307']],
  ['धारा 103 भारतीय न्याय संहिता', ['BNS 103']],
  ['420 ipc', ['IPC 420']],
  ['IPC 420', ['IPC 420']],
  ['BNS 318(4), 61(2)', ['BNS 318(4)', 'BNS 61(2)']],
  ['Section 302\nIPC', ['IPC 302']],
  ['Section 302 IPC, 25 Arms Act', ['IPC 302']],
  ['the Indian Penal Code, 1860', []],
  ['IPC 1860', []],
  ['in the year 2020 IPC cases', []],
  ['Section 4 of the Bankers’ Books Evidence Act', []],
  ['Section 138 of the Negotiable Instruments Act', []],
  ['Section 900 IPC', []],
  ['12/2023 IPC', []],
])('%j names %j', (text, expected) => {
  expect(written(text)).toEqual(expected)
})

test('a mention has its place in the text', () => {
  const text = 'guilty under Section 302/34 of the IPC and sentenced'
  expect(findSections(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Section 302/34 of the IPC'])
})

test('a long text without sections is read in a short time', () => {
  const began = process.cpuUsage()
  expect(findSections('1, 2 and 3, 4/5 of the file, s. 12, '.repeat(8_000))).toEqual([])
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000)
})

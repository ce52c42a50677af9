export function speak(snapshot: string): string {
  const lines = snapshot.split('\n').filter((line) => !/^\s*- (?:\/\w+:|img$)/.test(line))
  const said = lines.filter((line, at) => !isNameAgain(line, lines.slice(0, at)))
  const closed = said.map((line, at) => (depthOf(said[at + 1]) > depthOf(line) ? line : line.replace(/:$/, '')))
  return closed.map(withoutDays).join('\n')
}

const depthOf = (line = '') => line.search(/\S|$/)

function isNameAgain(line: string, before: readonly string[]): boolean {
  const words = /^\s*- text: (.*)$/.exec(line)?.[1]
  const parent = before.findLast((one) => depthOf(one) < depthOf(line))
  return words !== undefined && (parent?.includes(`"${words}"`) ?? false)
}

const withoutDays = (line: string) =>
  line
    .replaceAll(/\b\d\d:\d\d\b/g, 'HH:MM')
    .replaceAll(/\d\d-\d\d-\d{4}/g, 'DD-MM-YYYY')
    .replaceAll(/[A-Z]\w+day, \d+ [A-Z]\w+/g, 'Weekday, D Month')
    .replaceAll(/[A-Z]\w+day, DD-MM-YYYY/g, 'Weekday, DD-MM-YYYY')

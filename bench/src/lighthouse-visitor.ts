import { lookAt, type PageSeen, type Visiting } from './lighthouse-page.ts'
import { standBack } from './phone.ts'

// `lighthouse-visits.ts` begins it, with what is to be visited as its argument, and reads what it prints.

standBack()
const { looks, only, ...page }: Visiting = JSON.parse(process.argv[2] ?? '')
const visits: PageSeen[] = []
// Speed varies from visit to visit, the rest does not.
while (visits.length < looks) visits.push(await lookAt(page, visits.length === 0 ? only : ['performance']))
process.stdout.write(JSON.stringify(visits))

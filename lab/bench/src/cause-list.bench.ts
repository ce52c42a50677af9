import { parseCauseListPdf } from '@peshi/courts/cause-lists/cause-list-pdf.parse'
import { drawCauseList, sciMatter } from '../../../packages/courts/test/draw-cause-list.ts'
import type { Measured } from './report.ts'

const courts = 15
const mattersOfCourt = 60

function drawDay(): Uint8Array {
  return drawCauseList('supreme-court', {
    date: '20-11-2026',
    courts: Array.from({ length: courts }, (_, court) => ({
      name: `COURT NO. : ${court + 1}`,
      judges: [`HON'BLE MR. JUSTICE NUMBER ${court + 1}`],
      parts: [
        {
          heading: '[FRESH (FOR ADMISSION) - CIVIL CASES]',
          rows: Array.from({ length: mattersOfCourt }, (_, matter) =>
            sciMatter(
              String(matter + 1),
              `SLP(C) No. ${court * mattersOfCourt + matter + 1}/2026`,
              'IQBAL HUSAIN AND OTHERS',
              'STATE OF UTTAR PRADESH',
              'IA No. 4410/2026 - EXEMPTION FROM FILING C/C OF THE IMPUGNED JUDGMENT',
            ),
          ),
        },
      ],
    })),
  })
}

export async function benchCauseList(): Promise<Measured[]> {
  const pdf = drawDay()
  const began = performance.now()
  const list = await parseCauseListPdf(pdf)
  const took = performance.now() - began
  if (list.entries.length !== courts * mattersOfCourt) throw new Error(`Read ${list.entries.length} matters`)
  return [
    {
      what: `cause list of ${list.entries.length} matters on ${list.pages} pages, first reading`,
      measured: `${(took / 1000).toFixed(2)} s`,
      budget: '< 3 s',
      kept: took < 3000,
    },
  ]
}

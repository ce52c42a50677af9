import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const rooms = 40

export async function openBoardCourt() {
  const askedAt: number[] = []
  const server = createServer((request, reply) => {
    if (!request.url?.startsWith('/board-allahabad-host/')) return reply.writeHead(404).end()
    askedAt.push(performance.now())
    const items = Array.from(
      { length: rooms },
      (_, room) =>
        `<tr><td>${room + 1}</td><td>${askedAt.length}</td><td>Daily</td><td>In Progress</td><td>Case Details - WRIC/${room + 40_000}/2024 Title : Ram Lakhan and 3 Others Vs. State of U.P. and Another Petitioner's Counsels -A. K. Mishra Respondent's Counsel -C.S.C.</td><td></td></tr>`,
    )
    return reply.end(
      `<html><body><table><tr><th>Court No.</th><th>Serial No.</th><th>List</th><th>Progress</th><th>Case Details</th><th>Important Information</th></tr>${items.join('')}</table></body></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    askedAt,
    close: () => server.close(),
  }
}

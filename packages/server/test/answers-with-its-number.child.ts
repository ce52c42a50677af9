import { answerEach } from '../src/platform/files/reading-protocol.ts'

await answerEach((document) => {
  if (document.toString() === 'crash') process.exit(1)
  return String(process.pid)
})

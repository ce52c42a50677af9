// One process reads many documents. On its standard input, each document is a list of pieces, each after its length in
// four bytes: first the arguments as JSON, then the document, then a piece of length 0. On its standard output, each
// answer ends with a NUL character, which JSON and base64 never contain.

export const endOfAnswer = '\0'
const bytesOfLength = 4

export async function* piecesOf(
  args: readonly string[],
  document: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* withLength(Buffer.from(JSON.stringify(args)))
  for await (const piece of document) if (piece.length > 0) yield* withLength(piece)
  yield Buffer.alloc(bytesOfLength)
}

function* withLength(piece: Uint8Array): Generator<Uint8Array> {
  const length = Buffer.alloc(bytesOfLength)
  length.writeUInt32BE(piece.length)
  yield length
  yield piece
}

/** Writes a line of the answer before the answer is complete. */
type Say = (line: string) => void

type Read = (document: Buffer, args: readonly string[], say: Say) => string | Promise<string>

/** The main function of a child process that reads documents. Returns when standard input ends. */
export async function answerEach(read: Read): Promise<void> {
  // Libraries report problems with `console.log`, but standard output is the answer.
  console.log = () => undefined
  let pieces: Buffer[] = []
  for await (const piece of takePieces(process.stdin)) {
    if (piece.length > 0) {
      pieces.push(piece)
      continue
    }
    const [args, ...document] = pieces
    pieces = []
    const say = (line: string) => process.stdout.write(`${line}\n`)
    const answer = await read(Buffer.concat(document), JSON.parse(String(args)), say)
    process.stdout.write(`${answer}${endOfAnswer}`)
  }
}

async function* takePieces(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0)
  for await (const part of input) {
    held = Buffer.concat([held, part])
    while (held.length >= bytesOfLength) {
      const end = bytesOfLength + held.readUInt32BE()
      if (held.length < end) break
      yield held.subarray(bytesOfLength, end)
      held = held.subarray(end)
    }
  }
}

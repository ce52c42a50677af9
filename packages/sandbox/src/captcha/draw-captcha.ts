import { makeRandom, type Random } from '../random.ts'
import { glyphs } from './glyphs.ts'
import { encodePng } from './png.ts'

const width = 215
const height = 80
type Ink = readonly [red: number, green: number, blue: number]

function makeCanvas() {
  const pixels = new Uint8Array(width * height * 3).fill(255)
  const dot = (x: number, y: number, ink: Ink) => {
    const [column, row] = [Math.round(x), Math.round(y)]
    if (column < 0 || row < 0 || column >= width || row >= height) return
    pixels.set(ink, (row * width + column) * 3)
  }
  return { pixels, dot }
}

function drawGlyph(
  character: string,
  left: number,
  size: number,
  random: Random,
  dot: (x: number, y: number, ink: Ink) => void,
) {
  const rows = glyphs[character]
  if (!rows) throw new Error(`No glyph for ${character}`)
  const slant = (random.fraction() - 0.5) * 0.4
  const top = 12 + random.between(0, 12)
  const ink: Ink = [random.between(20, 90), random.between(20, 90), random.between(60, 150)]
  for (const [row, line] of rows.entries())
    for (const [column, mark] of [...line].entries()) {
      if (mark !== '#') continue
      for (let y = 0; y < size; y += 1)
        for (let x = 0; x < size; x += 1) {
          const down = row * size + y
          dot(
            left + column * size + x + (3.5 * size - down) * slant,
            top + down + Math.sin((left + column * size + x) / 14),
            ink,
          )
        }
    }
}

export function drawCaptcha(answer: string, seed: string): Buffer {
  const random = makeRandom(`${seed} ${answer}`)
  const { pixels, dot } = makeCanvas()
  const size = answer.length > 5 ? 5 : 6
  const advance = Math.floor((width - 16) / answer.length)
  for (const [at, character] of [...answer].entries())
    drawGlyph(character, 10 + at * advance + random.between(0, 3), size, random, dot)
  for (let line = 0; line < 3; line += 1) {
    const start = random.between(8, height - 8)
    const slope = (random.fraction() - 0.5) * 0.4
    const ink: Ink = [140, 150, 170]
    for (let x = 0; x < width; x += 1) dot(x, start + slope * x + Math.sin(x / 11) * 3, ink)
  }
  for (let speck = 0; speck < 220; speck += 1)
    dot(random.between(0, width - 1), random.between(0, height - 1), [170, 175, 190])
  return encodePng(width, height, pixels)
}

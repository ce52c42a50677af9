// Tesseract, as WebAssembly or as the program of the machine. Both answer with lines of tab-separated values.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import openTesseract from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import type { Grey } from './grey.ts'
import type { RecognisedLanguage } from './recognition.limits.ts'

export interface ReadWord {
  text: string
  left: number
  top: number
  width: number
  height: number
  confidence: number
  isLineStart: boolean
}

export interface Engine {
  name: string
  read(picture: Grey, languages: readonly RecognisedLanguage[]): Promise<ReadWord[]>
}

const onlyNeuralNetwork = 1
const quiet = () => undefined

/** The data are packages of npm, so nothing is fetched. */
export async function openWebAssembly(): Promise<Engine> {
  const { FS, TessBaseAPI } = await openTesseract({ print: quiet, printErr: quiet, TesseractProgress: quiet })
  const api = new TessBaseAPI()
  const held = new Set<RecognisedLanguage>()
  let loaded = ''
  return {
    name: 'tesseract.js-core 7.0.0',
    async read(picture, languages) {
      const wanted = languages.join('+')
      if (wanted !== loaded) {
        for (const language of languages) {
          if (!held.has(language)) FS.writeFile(`${language}.traineddata`, await readData(language))
          held.add(language)
        }
        if (loaded !== '') api.End()
        if (api.Init(null, wanted, onlyNeuralNetwork) !== 0) throw new Error(`The data of ${wanted} are not loaded`)
        api.SetVariable('user_defined_dpi', '300')
        api.SetVariable('tessedit_pageseg_mode', '3')
        loaded = wanted
      }
      FS.writeFile('/input', asPgm(picture))
      if (api.SetImageFile(1, 0) === 1) throw new Error('The picture is not read')
      api.Recognize(null)
      return wordsOf(api.GetTSVText())
    },
  }
}

async function readData(language: RecognisedLanguage): Promise<Uint8Array> {
  const index = import.meta.resolve(`@tesseract.js-data/${language}`)
  return gunzipSync(await readFile(new URL(`4.0.0_best_int/${language}.traineddata.gz`, index)))
}

/** Debian's tesseract, at a path that the operator set. */
export async function openProgram(program: string): Promise<Engine> {
  const [version = ''] = String(await run(program, ['--version'])).split('\n')
  return {
    name: version,
    async read(picture, languages) {
      const args = ['stdin', 'stdout', '-l', languages.join('+'), '--dpi', '300', '--oem', '1', 'tsv']
      return wordsOf(String(await run(program, args, asPgm(picture))))
    },
  }
}

/** One thread, so that a page takes one core and no more. */
async function run(program: string, args: readonly string[], input = Buffer.alloc(0)): Promise<Buffer> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], env: { OMP_THREAD_LIMIT: '1' } })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [answer, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  return answer
}

const asPgm = ({ dots, width, height }: Grey) => Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), dots])

function wordsOf(tsv: string): ReadWord[] {
  return tsv.split('\n').flatMap((line) => {
    const [level, , , , , word, left, top, width, height, confidence, text = ''] = line.split('\t')
    if (level !== '5' || text.trim() === '') return []
    const [x, y, w, h] = [left, top, width, height].map(Number) as [number, number, number, number]
    return [{ text, left: x, top: y, width: w, height: h, confidence: Number(confidence), isLineStart: word === '1' }]
  })
}

// Pages of known text, as a scanner, a fax or a camera would give them.
import { readFileSync } from 'node:fs'
import { PDF } from '@libpdf/core'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { apply, type Matrix, type Point, toCorners } from '../src/platform/recognition/matrix.ts'

export type DrawnLanguage = 'eng' | 'hin'

const fonts = {
  eng: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bengali: '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  tamil: '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  hin: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
}
for (const [language, file] of Object.entries(fonts))
  GlobalFonts.register(readFileSync(new URL(import.meta.resolve(file))), language)

export const orderText: Record<DrawnLanguage, string[]> = {
  eng: [
    'IN THE HIGH COURT OF JUDICATURE AT ALLAHABAD',
    'Writ - C No. 12345 of 2024',
    'Petitioner: Ramesh Chandra Shukla and another',
    'Respondent: State of U.P. and 3 others',
    'Heard learned counsel for the petitioners and the learned Standing Counsel for the State respondents.',
    'The petitioners claim that the land in dispute, bearing Khasra No. 417/2 measuring 0.253 hectare in village Rampur Kalan, Tehsil Sadar, was recorded in the name of their father before 15.08.1972, and that the entry was struck off without notice.',
    'Learned Standing Counsel prays for and is granted three weeks time to file a counter affidavit. A rejoinder affidavit, if any, may be filed within one week thereafter.',
    'List this matter on 14.12.2026 before the appropriate Bench. Till the next date of listing, the parties shall maintain status quo as on date with regard to the nature and possession of the property.',
    'The petitioners shall deposit a sum of Rs. 25,000/- as costs with the District Legal Services Authority within two weeks from today, failing which the interim order shall stand vacated automatically.',
    'A certified copy of this order shall be supplied to the parties on payment of usual charges.',
    'Order Date: 18.11.2026',
  ],
  hin: [
    'न्यायालय सिविल जज (सीनियर डिवीजन) लखनऊ',
    'मूल वाद संख्या 1536 सन 2023',
    'रमेश चन्द्र शुक्ला बनाम उत्तर प्रदेश राज्य',
    'पत्रावली पेश हुई। पुकार कराई गई। वादी के विद्वान अधिवक्ता उपस्थित हैं। प्रतिवादी की ओर से कोई उपस्थित नहीं है।',
    'वादी की ओर से प्रार्थना पत्र प्रस्तुत कर कथन किया गया है कि विवादित भूमि उसके पिता के नाम राजस्व अभिलेखों में दर्ज थी और बिना सूचना दिए नाम काट दिया गया।',
    'सुना तथा पत्रावली का अवलोकन किया। न्यायहित में प्रतिवादी को लिखित कथन दाखिल करने हेतु अंतिम अवसर प्रदान किया जाता है। प्रतिवादी तीन सप्ताह के भीतर लिखित कथन दाखिल करे।',
    'प्रतिवादी पर 500 रुपये हर्जा लगाया जाता है, जो दो सप्ताह के भीतर जिला विधिक सेवा प्राधिकरण में जमा किया जाएगा।',
    'अगली तिथि तक विवादित संपत्ति की यथास्थिति बनाए रखी जाए। पत्रावली वास्ते साक्ष्य दिनांक 14.12.2026 को पेश हो।',
    'आदेश की प्रमाणित प्रति नियमानुसार पक्षकारों को दी जाए।',
  ],
}

const [pageWidth, pageHeight] = [595, 842]
const [fontSize, margin] = [12, 62]

export function drawPage(paragraphs: readonly string[], language: keyof typeof fonts, dotsPerInch = 300): Canvas {
  const scale = dotsPerInch / 72
  const canvas = onPaper(Math.round(pageWidth * scale), Math.round(pageHeight * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = '#000'
  context.font = `${fontSize * scale}px ${language}`
  let top = 80 * scale
  for (const paragraph of paragraphs) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && context.measureText(longer).width > canvas.width - 2 * margin * scale) {
        context.fillText(line, margin * scale, top)
        top += fontSize * 1.6 * scale
        line = word
      } else line = longer
    }
    context.fillText(line, margin * scale, top)
    top += fontSize * 1.9 * scale
  }
  return canvas
}

function onPaper(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return canvas
}

/** Turns a page clockwise by any angle on paper of the same size; by a quarter, the paper turns too. */
export function turn(page: Canvas, degrees: number): Canvas {
  const isOnSide = Math.abs(degrees) === 90 || degrees === 270
  const canvas = isOnSide ? onPaper(page.height, page.width) : onPaper(page.width, page.height)
  const context = canvas.getContext('2d')
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(page, -page.width / 2, -page.height / 2)
  return canvas
}

/** Black and white, 100 dots an inch across and 200 down. `wrong` is the share of wrong dots. */
export function fax(paragraphs: readonly string[], language: DrawnLanguage, wrong = 0.004): Canvas {
  const fine = drawPage(paragraphs, language, 200)
  const canvas = createCanvas(fine.width >> 1, fine.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(fine, 0, 0, canvas.width, canvas.height)
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const random = randomNumbers(7)
  for (let at = 0; at < image.data.length; at += 4) {
    const isDark = (image.data[at] ?? 0) < 150
    image.data.fill(isDark === random() < wrong ? 255 : 0, at, at + 3)
  }
  context.putImageData(image, 0, 0)
  return canvas
}

/** Taken from one side, on a dark table, in warm light, with the shadow of a hand over half of the page. */
export function photograph(page: Canvas): Canvas {
  const [width, height] = [2400, 3200]
  const corners: [Point, Point, Point, Point] = [
    [170, 140],
    [2250, 210],
    [2330, 3080],
    [90, 3010],
  ]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const drawn = context.createImageData(width, height)
  const source = page.getContext('2d').getImageData(0, 0, page.width, page.height).data
  const toPage = invert(toCorners(page.width, page.height, corners))
  const random = randomNumbers(3)
  const light = (x: number, y: number) => source[(Math.min(page.height - 1, y) * page.width + x) * 4] ?? 255
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      const [left, top] = apply(toPage, [x, y])
      let level = 60
      if (left >= 0 && top >= 0 && left < page.width - 1 && top < page.height - 1) {
        const [x0, y0] = [Math.floor(left), Math.floor(top)]
        const above = light(x0, y0) * (x0 + 1 - left) + light(x0 + 1, y0) * (left - x0)
        const below = light(x0, y0 + 1) * (x0 + 1 - left) + light(x0 + 1, y0 + 1) * (left - x0)
        level = 25 + 0.8 * (above * (y0 + 1 - top) + below * (top - y0))
      }
      const shadow = 1 / (1 + Math.exp(-(x - 1100 + (y - 1500) * 0.6) / 120))
      const shown = level * (1 - 0.5 * shadow) * (1 - (0.15 * y) / height)
      const noise = (random() + random() + random() - 1.5) * 12
      drawn.data.set([shown + noise, shown * 0.97 + noise, shown * 0.9 + noise, 255], at)
    }
  context.putImageData(drawn, 0, 0)
  return canvas
}

function invert([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/** The same numbers in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A PDF of pictures that fill their pages, as scanners make it. */
export async function scan(pages: readonly Canvas[], kind: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const pdf = PDF.create()
  const embed = (page: Canvas) =>
    kind === 'jpeg' ? pdf.embedJpeg(page.toBuffer('image/jpeg', 85)) : pdf.embedPng(page.toBuffer('image/png'))
  const images = new Map([...new Set(pages)].map((page) => [page, embed(page)]))
  for (const page of pages) {
    const isOnSide = page.width > page.height
    const [width, height] = isOnSide ? [pageHeight, pageWidth] : [pageWidth, pageHeight]
    const image = images.get(page) ?? embed(page)
    pdf.addPage({ width, height }).drawImage(image, { x: 0, y: 0, width, height })
  }
  return Buffer.from(await pdf.save())
}

/** Wrong, missing and added characters, in percent of the text. Line breaks count as spaces. */
export function errorRate(expected: readonly string[], read: string): number {
  const [wanted, found] = [expected.join(' '), read].map((text) => [
    ...text
      .normalize('NFC')
      .replace(/[\u200c\u200d]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]) as [string[], string[]]
  let row = Array.from({ length: found.length + 1 }, (_, at) => at)
  for (const [i, letter] of wanted.entries()) {
    const next = [i + 1]
    for (const [j, against] of found.entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)))
    row = next
  }
  return ((row.at(-1) ?? 0) / wanted.length) * 100
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerEach } from '../files/reading-protocol.ts'

const packages = createRequire(import.meta.url)
const fontFolder = (name: string, weight: string) =>
  join(dirname(packages.resolve(`@expo-google-fonts/${name}/package.json`)), weight)

const families = [
  'Inter',
  'Noto Sans Devanagari',
  'Noto Nastaliq Urdu',
  'Noto Sans Bengali',
  'Noto Sans Gujarati',
  'Noto Sans Gurmukhi',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  'Noto Sans Oriya',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Emoji',
]
const folders = families.map((family) => fontFolder(family.toLowerCase().replaceAll(' ', '-'), '400Regular'))

const bold = ['inter', 'noto-sans-devanagari', 'noto-nastaliq-urdu'].map((name) => fontFolder(name, '700Bold'))
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [...folders, ...bold] }] })

await answerEach((data, [template = '']) => {
  const mainFileContent = readFileSync(template, 'utf8')
  const pdf = compiler.pdf({ mainFileContent, inputs: { data: data.toString(), fonts: JSON.stringify(families) } })
  return Buffer.from(pdf).toString('base64')
})

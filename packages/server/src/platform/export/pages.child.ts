import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

// A process of its own, started for one document: standard input is its data, standard output the PDF in Base64.

const packages = createRequire(import.meta.url)
const fontFolder = (name: string, weight: string) =>
  join(dirname(packages.resolve(`@expo-google-fonts/${name}/package.json`)), weight)

const compiler = NodeCompiler.create({
  fontArgs: [
    {
      fontPaths: [
        fontFolder('inter', '400Regular'),
        fontFolder('inter', '700Bold'),
        fontFolder('noto-sans-devanagari', '400Regular'),
        fontFolder('noto-nastaliq-urdu', '400Regular'),
      ],
    },
  ],
})
const [, , template = ''] = process.argv
const mainFileContent = readFileSync(template, 'utf8')
const pdf = compiler.pdf({ mainFileContent, inputs: { data: await text(process.stdin) } })
process.stdout.write(Buffer.from(pdf).toString('base64'), () => process.exit(0))

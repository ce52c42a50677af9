import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

// Setting pages is one long native call: in a thread of its own it holds up nobody's request.

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
const { template, data }: Record<string, unknown> = workerData
const mainFileContent = readFileSync(String(template), 'utf8')
const pdf = compiler.pdf({ mainFileContent, inputs: { data: String(data) } })
// What was laid out stays cached for the whole process otherwise: some 130 MB after a thousand rows.
compiler.evictCache(0)
parentPort?.postMessage(new Uint8Array(pdf))

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const fonts = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
]

export function fontFiles(): Buffer[] {
  const { resolve } = createRequire(import.meta.url)
  return fonts.map((path) => readFileSync(resolve(path)))
}

let compiler: NodeCompiler | undefined

/** Created on first use, because it takes 0.1 s and most of the sandbox's memory. */
export function typst(): NodeCompiler {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: fontFiles() }] })
  return compiler
}

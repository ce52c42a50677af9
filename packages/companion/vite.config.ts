import { copyFile } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vite'

const icons = new URL('../web/public/icons/', import.meta.url)

const copyIcons = (): Plugin => ({
  name: 'copy-icons',
  async writeBundle({ dir }) {
    for (const size of [192, 512]) await copyFile(new URL(`icon-${size}.png`, icons), `${dir}/icon-${size}.png`)
  },
})

export default defineConfig({
  base: './',
  plugins: [copyIcons()],
  build: {
    target: ['chrome116', 'firefox127'],
    modulePreload: false,
    rolldownOptions: { input: 'popup.html' },
  },
})

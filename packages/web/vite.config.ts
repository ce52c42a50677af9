import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.PESHI_API ?? 'http://127.0.0.1:3000'
const proxy = { '/api': server, '/jwt': server }

/** Libraries that every page needs stand in few long-lived files; all else follows the lazy routes. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'routing',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core)\//,
  },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next)\// },
]

export default defineConfig({
  plugins: [react()],
  server: { proxy, port: 4400, host: '127.0.0.1' },
  preview: { proxy, port: 4401, host: '127.0.0.1' },
  build: {
    target: 'es2023',
    // No inlined files: the content security policy names 'self' for fonts and pictures, and a font as text is larger.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})

import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/*.schema.ts', './src/platform/db/columns.ts'],
  out: './migrations',
  casing: 'snake_case',
})

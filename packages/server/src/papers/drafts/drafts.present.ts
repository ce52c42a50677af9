import type { Draft, DraftTemplate } from '@peshi/contract/papers/drafts'
import { presentVersion } from '../../platform/db/versions.ts'
import type { DraftRow, TemplateRow } from './drafts.repo.ts'

export const presentDraft = ({ draft: row, made_by, document }: DraftRow): Draft => ({
  _id: row.id,
  matter_id: row.matter_id,
  paper: row.paper,
  template_id: row.template_id,
  template_name: row.template_name,
  language: row.language,
  document: document && { _id: document.id, name: document.name, word: row.word_version, pdf: row.pdf_version },
  made_by,
  made_at: row.made_at.toISOString(),
})

export const presentTemplate = ({ template, file, added_by }: TemplateRow): DraftTemplate => ({
  _id: template.id,
  name: template.name,
  language: template.language,
  newest: template.newest,
  added_by,
  added_at: file.added_at.toISOString(),
  ...presentVersion(template),
})

import type { BackupStep } from '@peshi/contract/operations/backups'

export type Report = (step: BackupStep, done?: number, total?: number) => void

import { useState } from 'react'
import { PdfReader } from '../orders/pdf-reader.tsx'
import type { Recognisable, ViewProps } from './document-view.tsx'
import classes from './documents.module.css'

interface Props extends ViewProps, Recognisable {
  name: string
  page: number
  find: string | undefined
}

export function PdfView({ id, version, name, page: first, find, recognition }: Props) {
  const [page, setPage] = useState(first)
  return (
    <div className={classes.pdf}>
      <PdfReader
        file={{
          id,
          version: `v${version.version}`,
          address: version.file,
          hasText: version.has_text !== false,
          ...(recognition && { recognition }),
        }}
        name={name.replace(/\.pdf$/i, '')}
        page={page}
        find={find}
        onPage={setPage}
      />
    </div>
  )
}

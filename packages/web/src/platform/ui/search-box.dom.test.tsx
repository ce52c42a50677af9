import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { SearchBox } from './search-box.tsx'

const [onQuery, onEnter] = [vi.fn(), vi.fn()]

function Search() {
  const [query, setQuery] = useState('')
  const change = (next: string) => {
    onQuery(next)
    setQuery(next)
  }
  return (
    <>
      <SearchBox label="Search matters" query={query} onQuery={change} onEnter={onEnter} />
      <button type="button" onClick={() => setQuery('Kusum')}>
        Back
      </button>
    </>
  )
}

test('a search text is sent once, shortly after the last key, without trailing spaces', async () => {
  await renderApp(<Search />)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  for (const value of ['R', 'Ra', 'Ram ']) fireEvent.change(box, { target: { value } })
  await waitFor(() => expect(onQuery).toHaveBeenCalled())
  expect(onQuery.mock.calls).toEqual([['Ram']])
  expect(box.value).toBe('Ram ')
})

test('after Back, the search box shows the text of the address, and the key Down moves to the results', async () => {
  const { user } = await renderApp(<Search />)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(box.value).toBe('Kusum')
  await user.type(box, '{ArrowDown}')
  expect(onEnter).toHaveBeenCalledOnce()
})

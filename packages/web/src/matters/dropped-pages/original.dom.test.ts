import { expect, test } from 'vitest'
import { cleanPage } from './original.tsx'

test('a cleaned court page keeps its text and contains nothing that loads or runs', () => {
  const html = `<html><head><base href="https://court.example/"><link rel="dns-prefetch" href="//court.example">
    <meta http-equiv="refresh" content="0;url=https://court.example/"><style>body{background:url(https://court.example/a.png)}</style></head>
    <body onload="alert(1)" background="https://court.example/b.png"><script>alert(2)</script><img src="https://court.example/c.png" srcset="d.png 2x" onerror="alert(3)">
    <a href="javascript:alert(4)" ping="https://court.example/e">Case <b>OS/12/2014</b></a><iframe src="https://court.example/f"></iframe>
    <form action="https://court.example/g"><button formaction="/h">Search</button></form><svg><image href="https://court.example/i.png"></image></svg></body></html>`
  const shown = new DOMParser().parseFromString(cleanPage(html), 'text/html')
  expect(shown.body.textContent).toContain('OS/12/2014')
  expect(
    shown.querySelectorAll(
      'script, link, base, iframe, [onload], [onerror], [href], [src], [srcset], [action], [formaction], [ping]',
    ),
  ).toHaveLength(0)
  const [rule, ...others] = shown.querySelectorAll('meta')
  expect([rule?.httpEquiv, rule?.content, others]).toEqual([
    'Content-Security-Policy',
    expect.stringContaining("default-src 'none'"),
    [],
  ])
})

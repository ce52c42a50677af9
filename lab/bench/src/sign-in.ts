const password = 'Peshi-demo-1'

export async function signIn(base: string, email: string): Promise<string> {
  const reply = await fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const body = (await reply.json()) as { accessToken?: string; message?: string }
  if (!body.accessToken) throw new Error(`Sign-in failed: ${body.message}`)
  return body.accessToken
}

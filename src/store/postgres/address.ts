/** How the database is called in messages: without the password that its address may hold. */
export function nameOf(url: string): string {
  try {
    const { username, host, pathname } = new URL(url)
    return `${username ? `${decodeURIComponent(username)}@` : ''}${host}${pathname}`
  } catch {
    return 'of DATABASE_URL'
  }
}

/** The part of a public profile's address after the @: the username, else the id. Source: member §2. */
export function profileSlug({
  username,
  id,
}: Readonly<{ username: string | null; id: number }>): string {
  return (username ?? '').trim() === '' ? String(id) : String(username);
}

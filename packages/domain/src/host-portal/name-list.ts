/** The maximum of names in a sentence. Ours. */
const MOST_NAMES = 3;

/** Names in a sentence: 'Theo', 'Theo and Aisha', 'Theo, Aisha, Emil and 4 others'. */
export function nameList(names: readonly string[]): string {
  const named = names.length > MOST_NAMES + 1 ? names.slice(0, MOST_NAMES) : names;
  const left = names.length - named.length;
  const parts = left > 0 ? [...named, `${left} others`] : named;
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

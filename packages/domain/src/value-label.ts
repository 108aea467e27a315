/** A stored value in words, for one that the app has no text for: 'prefer_not_to_say' gives 'Prefer not to say'. */
export function valueInWords(value: string): string {
  const words = value.replaceAll(/[_-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a value that the server sent: it may know more values than the app. */
export function labelOf(labels: Readonly<Partial<Record<string, string>>>, value: string): string {
  return labels[value] ?? valueInWords(value);
}

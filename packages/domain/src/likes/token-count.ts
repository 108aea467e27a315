/** A number of tokens as users read it. They are `points` in code and calls. Source: member §1. */
export function tokenCount(count: number): string {
  return `${count} ${count === 1 ? 'token' : 'tokens'}`;
}

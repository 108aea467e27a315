/** A number of tokens in words. Code and calls name them `points`. Source: member §1. */
export function tokenCount(count: number): string {
  return `${count} ${count === 1 ? 'token' : 'tokens'}`;
}

const BINARY: ReadonlySet<string> = new Set(['M', 'F']);

/**
 * Whether somebody who looks for `genders` looks for `gender`. Whoever chose nothing looks for
 * everyone; non_binary stands for every gender but M and F; a gender that is not known is only among
 * everyone. Source: member §9.
 */
export function admitsGender(genders: readonly string[], gender: string | null): boolean {
  if (genders.length === 0 || genders.includes('everyone')) return true;
  if (gender === null) return false;
  return genders.includes(gender) || (!BINARY.has(gender) && genders.includes('non_binary'));
}

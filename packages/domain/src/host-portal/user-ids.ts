/** The maximum of users who are invited at once (spec: EventInvitation). */
export const MOST_INVITED_USERS = 100;

/** The user IDs in a text, each once: 1021 and 1022 of '1021, 1022 1021'. Null if a part is not an ID. */
export function userIdsIn(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (parts.some((part) => !/^[1-9]\d{0,8}$/.test(part))) return null;
  return [...new Set(parts.map(Number))];
}

import type { ProfileDraft } from '@perigee/domain/profile';

const KEY = 'profileDraft';

/** Increased with every change of ProfileDraft: a draft of another version is dropped. */
const VERSION = 1;

interface StoredDraft {
  version: number;
  userId: number;
  draft: ProfileDraft;
}

/** Keeps the unsaved answers of the profile steps for this tab, until they are saved or the user logs out. */
export function keepDraft(userId: number, draft: ProfileDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, userId, draft }));
}

/** The unsaved answers of this user in this tab. */
export function keptDraft(userId: number): ProfileDraft | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  const stored = parsed(text);
  return stored?.version === VERSION && stored.userId === userId ? stored.draft : undefined;
}

function parsed(text: string): Partial<StoredDraft> | null {
  try {
    return JSON.parse(text) as Partial<StoredDraft> | null;
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}

import type { EventFormDraft } from '@perigee/domain/events';
import type { KeptProfileDraft } from '@perigee/domain/profile';

/** The keys of all that is forgotten at the end of the session begin so. */
const KEPT = 'kept/';

/** Unsaved answers of a form, kept for this tab until they are saved or the user logs out. */
interface DraftStore<Draft> {
  keep: (userId: number, draft: Draft) => void;
  /** The draft of this user in this tab. */
  kept: (userId: number) => Draft | undefined;
  forget: () => void;
}

/** @param version increased with every change of the draft: one of another version is dropped */
function draftStore<Draft>(key: string, version: number): DraftStore<Draft> {
  interface StoredDraft {
    version: number;
    userId: number;
    draft: Draft;
  }
  return {
    keep: (userId, draft) =>
      sessionStorage.setItem(key, JSON.stringify({ version, userId, draft } satisfies StoredDraft)),
    kept: (userId) => {
      const stored = parsed(sessionStorage.getItem(key)) as Partial<StoredDraft> | null;
      return stored?.version === version && stored.userId === userId ? stored.draft : undefined;
    },
    forget: () => sessionStorage.removeItem(key),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The answers of the profile steps. */
export const {
  keep: keepDraft,
  kept: keptDraft,
  forget: forgetDraft,
} = draftStore<KeptProfileDraft>(`${KEPT}profile`, 2);

/** @param form the name of the event, or 'new' */
export const eventDraft = (form: string): DraftStore<EventFormDraft> =>
  draftStore(`${KEPT}event/${form}`, 2);

/** The message that is being written to a match. */
export const messageDraft = (matchId: number): DraftStore<string> =>
  draftStore(`${KEPT}message/${matchId}`, 1);

/** The keys of what the chat keeps in the browser begin so. */
export const KEPT_CHAT = `${KEPT}chat/`;

/** Forgets the drafts of all forms and what the chat keeps, at the end of the session. */
export function forgetDrafts(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(KEPT)) storage.removeItem(key);
    }
  }
}

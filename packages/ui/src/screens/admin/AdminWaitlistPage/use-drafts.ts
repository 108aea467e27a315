import type { WaitlistUser } from '@perigee/api';
import type { WaitlistDraft } from '@perigee/domain/admin';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useStore } from '../../../hooks/use-store.ts';
import { DraftStore, type DraftEntry } from './draft-store.ts';

/** The drafts of the page. */
export const DraftsContext = createContext(new DraftStore());

const NO_DRAFT: WaitlistDraft = {};
type Entry = Omit<DraftEntry, 'applicant'>;
const NO_ENTRY: Entry = { draft: NO_DRAFT, isSaving: false };
const whole = (entry: Entry) => entry;

/**
 * A part of the draft about an applicant. Renders again when this part changes, not with any other part or draft.
 *
 * @param part must give the same value while nothing has changed
 */
export function useDraftPart<Part>(applicant: WaitlistUser, part: (entry: Entry) => Part): Part {
  const store = useContext(DraftsContext);
  const { id } = applicant;
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeTo(id, listener),
    [store, id],
  );
  return useStore(subscribe, () => part(store.of(applicant) ?? NO_ENTRY));
}

/** Changes some fields of the draft about an applicant. */
export function useDraftChange(applicant: WaitlistUser) {
  const store = useContext(DraftsContext);
  return (fields: WaitlistDraft) => store.change([applicant], fields);
}

/** The draft about an applicant, and the change of some of its fields. Renders again with this draft alone. */
export function useDraft(applicant: WaitlistUser) {
  return { ...useDraftPart(applicant, whole), change: useDraftChange(applicant) };
}

/** The ticked applicants of a status. */
export function useTicked(status: string): readonly DraftEntry[] {
  const store = useContext(DraftsContext);
  const entries = useStore(store.subscribe, store.entries);
  // oxlint-disable-next-line react/exhaustive-deps -- they are read from the store
  return useMemo(() => store.ticked(status), [store, status, entries]);
}

/** The ids of the ticked applicants of a status: the same set until an applicant is ticked or unticked. */
export function useTickedIds(status: string): ReadonlySet<string> {
  const store = useContext(DraftsContext);
  const ids = useStore(store.subscribe, () =>
    store
      .ticked(status)
      .map(({ applicant }) => applicant.id)
      .join(' '),
  );
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
}

/** The drafts about applicants who have left the list. */
export function useLeft(store: DraftStore): readonly DraftEntry[] {
  return useStore(store.subscribe, store.left);
}

/** The rows without those whose decision is saved, which leave the tab with the next reply. */
export function useUndecided(rows: readonly WaitlistUser[]): readonly WaitlistUser[] {
  const store = useContext(DraftsContext);
  const decided = useStore(store.subscribe, store.decided);
  return useMemo(
    () => rows.filter(({ id, waitlistStatus }) => decided.get(id) !== waitlistStatus),
    [rows, decided],
  );
}

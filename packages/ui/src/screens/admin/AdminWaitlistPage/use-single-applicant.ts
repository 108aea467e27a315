import type { WaitlistPage, WaitlistUser } from '@perigee/api';
import type { WaitlistSearch } from '@perigee/domain/admin';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../../../hooks/use-store.ts';
import { DraftsContext, useUndecided } from './use-drafts.ts';

interface SingleApplicant {
  /** The applicants of the page who are not decided, and whose decision is not being saved. */
  rows: readonly WaitlistUser[];
  /** The position among them, from 0; their number after the last one. */
  index: number;
  /** Undefined after the last one. */
  applicant: WaitlistUser | undefined;
  /** Others follow, and are not loaded yet. */
  isComing: boolean;
  goTo: (index: number) => void;
  /** Keeps the position: the applicant is about to leave it, and the next one follows. */
  stay: () => void;
}

/**
 * The applicant in the address of the single view. A decided one leaves the list, so that the next one gets
 * their position; after the last one the next page follows.
 */
export function useSingleApplicant(
  { data: listed, pages }: Pick<WaitlistPage, 'data' | 'pages'>,
  { applicant: id, page }: WaitlistSearch,
  onSearchChange: (change: Partial<WaitlistSearch>) => void,
): SingleApplicant {
  const store = useContext(DraftsContext);
  const undecided = useUndecided(listed);
  const entries = useStore(store.subscribe, store.entries);
  const rows = undecided.filter((row) => entries.get(row.id)?.isSaving !== true);
  /** The position of an applicant who may have left the list. */
  const [kept, setKept] = useState(0);
  /** The position after the last one, to which the user went on from an applicant. */
  const [end, setEnd] = useState<{ from: number | null; index: number } | null>(null);

  const found = rows.findIndex((row) => row.id === id);
  const wanted = found === -1 ? kept : found;
  const index = Math.min(end?.from === id ? end.index : wanted, rows.length);
  const applicant = rows[index];
  const isComing = applicant === undefined && page < pages;
  const isRefilled = rows.length === listed.length;

  const show = useEffectEvent((applicantId: number) => onSearchChange({ applicant: applicantId }));
  const shownId = applicant?.id;
  useEffect(() => {
    if (shownId !== undefined && shownId !== id) show(shownId);
  }, [shownId, id]);

  const turnPage = useEffectEvent(() => onSearchChange({ page: page + 1 }));
  useEffect(() => {
    if (isComing && isRefilled) turnPage();
  }, [isComing, isRefilled]);

  return {
    rows,
    index,
    applicant,
    isComing,
    goTo: (next) => {
      const row = rows[next];
      if (row === undefined) setEnd({ from: id, index: next });
      else onSearchChange({ applicant: row.id });
    },
    stay: () => setKept(index),
  };
}

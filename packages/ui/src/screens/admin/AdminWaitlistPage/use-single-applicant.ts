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
  /** Goes to a position; one before the first or after the last applicant leads to another page. */
  goTo: (index: number) => void;
  /** Keeps the position: the applicant is about to leave it, and the next one follows. */
  stay: () => void;
}

export interface ApplicantMoves {
  onSearchChange: (change: Partial<WaitlistSearch>) => void;
  /** Goes to the next page after the last applicant, or to the previous one before the first. */
  onPageTurn: (page: number) => void;
  /** The page opens at its last applicant, if the address names none. */
  opensAtLast: boolean;
}

/**
 * The applicant in the address of the single view. A decided one leaves the list, so that the next one gets
 * their position; after the last one the next page follows, and before the first one the previous page. The
 * positions are those of one page: the component that uses it has the key of the page.
 */
export function useSingleApplicant(
  { data: listed, pages }: Pick<WaitlistPage, 'data' | 'pages'>,
  { applicant: id, page }: WaitlistSearch,
  { onSearchChange, onPageTurn, opensAtLast }: ApplicantMoves,
): SingleApplicant {
  const store = useContext(DraftsContext);
  const undecided = useUndecided(listed);
  const entries = useStore(store.subscribe, store.entries);
  const rows = undecided.filter((row) => entries.get(row.id)?.isSaving !== true);
  /** The position of an applicant who may have left the list. */
  const [kept, setKept] = useState(opensAtLast ? Math.max(rows.length - 1, 0) : 0);
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

  const turnPage = useEffectEvent(() => onPageTurn(page + 1));
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
      if (row !== undefined) onSearchChange({ applicant: row.id });
      else if (next >= rows.length) setEnd({ from: id, index: next });
      else if (page > 1) onPageTurn(page - 1);
    },
    stay: () => setKept(index),
  };
}

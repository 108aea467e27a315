import type { WaitlistPage, WaitlistUser } from '@perigee/api';
import { limits } from '@perigee/domain';
import {
  adminWaitlistMessages,
  leavesTab,
  offeredDecisions,
  tickedDecision,
  type WaitlistDraft,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import { useContext, useRef, useState, type ReactNode } from 'react';
import { useStable } from '../../../hooks/use-stable.ts';
import { lazyDialog } from '../../../components/Dialog/lazy-dialog.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { KeyHints } from '../../../components/KeyboardShortcuts/KeyHints.tsx';
import type { LoadFailure } from '../../../components/Loaded/Loaded.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ApplicantTable } from './ApplicantTable.tsx';
import type { DraftEntry } from './draft-store.ts';
import { NoApplicants } from './NoApplicants.tsx';
import { DraftsContext } from './use-drafts.ts';

const DecisionDialog = lazyDialog(
  async () => (await import('../DecisionDialog/DecisionDialog.tsx')).DecisionDialog,
);

interface ApplicantListProps {
  search: WaitlistSearch;
  onSearchChange: (change: Partial<WaitlistSearch>) => void;
  applicants: Loadable<WaitlistPage>;
  /** The applicants could not be read again: all of those who are known may be decided. */
  refetchFailure: LoadFailure | null;
  busy: boolean;
  now: Date;
  /** The names of the applicants whose decisions were saved last. */
  saved: readonly string[];
  onSave: (entries: readonly DraftEntry[]) => Promise<void>;
  onSaveFromDialog: (applicant: WaitlistUser, draft: WaitlistDraft) => Promise<void>;
  undoMs: number | undefined;
  onClearFilters: () => void;
}

const texts = adminWaitlistMessages;
const NO_PAGE = { data: [], count: 0, limit: limits.waitlistPageSize };

const PAGE_HINTS = [
  { keys: '[ ]', label: texts.heads.status },
  { keys: 'v', label: texts.keys.otherView },
  { keys: '?', label: texts.keys.all },
];

const ROW_HINT = { keys: 'ArrowUp ArrowDown', label: texts.keys.nextRow };

const DECISION_HINTS = [
  ROW_HINT,
  { keys: 'Space', label: texts.keys.tick },
  { keys: '1', to: '0', label: texts.heads.hNum },
  { keys: 'f', label: texts.foundingMember },
  { keys: 'Enter', label: texts.keys.decide },
  { keys: '$mod+Enter', label: texts.keys.save },
  ...PAGE_HINTS,
];

/** The keys of a tab whose rows cannot be decided. */
const READING_HINTS = [ROW_HINT, { keys: 'Enter', label: texts.view.single }, ...PAGE_HINTS];

/** The applicants as a table, and the dialog of a decision. */
export function ApplicantList({
  search,
  onSearchChange,
  applicants,
  refetchFailure,
  busy,
  now,
  saved,
  onSave,
  onSaveFromDialog,
  undoMs,
  onClearFilters,
}: ApplicantListProps) {
  const store = useContext(DraftsContext);
  /** The row whose decision is open. */
  const opener = useRef<HTMLTableRowElement>(null);
  const afterDialog = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [decided, setDecided] = useState<WaitlistUser | null>(null);
  const { tab, page } = search;
  const isReady = applicants.status === 'ready';
  const { data: rows, count, limit } = isReady ? applicants.data : NO_PAGE;

  // It never changes, because the table would render all rows again.
  const open = useStable((applicant: WaitlistUser) => {
    if (offeredDecisions(tab, applicant).length === 0) {
      onSearchChange({ view: 'single', applicant: applicant.id });
      return;
    }
    opener.current = document.activeElement?.closest('tr') ?? null;
    afterDialog.current = null;
    setDecided(applicant);
    setIsOpen(true);
  });

  async function saveFromDialog(applicant: WaitlistUser, draft: WaitlistDraft) {
    const row = opener.current;
    const next = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
    await onSaveFromDialog(applicant, draft);
    // The dialog may be about another applicant by now.
    if (opener.current === row && leavesTab(applicant, draft))
      afterDialog.current = next as HTMLElement | null;
  }

  return (
    <div>
      <ApplicantTable
        tab={tab}
        rows={rows}
        count={count}
        pageSize={limit}
        page={page}
        onPageChange={(next) => onSearchChange({ page: next })}
        busy={busy || applicants.status === 'loading'}
        now={now}
        onOpen={open}
        onSave={onSave}
        undoMs={undoMs}
        title={titleOf(applicants, busy, saved)}
        error={applicants.status === 'error' ? errorOf(applicants) : undefined}
        refetchError={refetchFailure === null ? undefined : errorOf(refetchFailure)}
        empty={<NoApplicants search={search} onClearFilters={onClearFilters} />}
      />
      {rows.length > 0 && tab !== 'all' && (
        <KeyHints keys={tickedDecision(tab) === null ? READING_HINTS : DECISION_HINTS} />
      )}
      <DecisionDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        finalFocus={afterDialog}
        applicant={decided}
        now={now}
        draft={(decided && store.of(decided)?.draft) ?? {}}
        onSave={saveFromDialog}
      />
    </div>
  );
}

const errorOf = ({ message, onRetry, retrying }: LoadFailure) => (
  <ErrorState message={message} onRetry={onRetry} retrying={retrying} />
);

/** The number of applicants, and what was just saved. */
function titleOf(
  applicants: Loadable<WaitlistPage>,
  busy: boolean,
  saved: readonly string[],
): ReactNode {
  if (applicants.status === 'loading') return <Skeleton width={110} />;
  // The title of the table.
  if (applicants.status === 'error') return undefined;
  const counted = busy ? texts.loading : texts.applicants(applicants.data.count);
  return (
    <Text as="span" size="sm" tone="muted" figures>
      {saved.length === 0 ? counted : `${counted}. ${texts.saved(saved)}`}
    </Text>
  );
}

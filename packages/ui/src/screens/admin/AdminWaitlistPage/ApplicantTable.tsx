import type { WaitlistUser } from '@perigee/api';
import {
  adminWaitlistMessages,
  offeredDecisions,
  tickedDecision,
  type WaitlistTab,
} from '@perigee/domain/admin';
import { clsx } from 'clsx';
import { useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { useMedia } from '../../../hooks/use-media.ts';
import { below } from '../../../theme/breakpoints.ts';
import { decisionShortcuts } from '../decision-keys.ts';
import { applicantColumns } from './applicant-columns.tsx';
import { hasSaveBar, table } from './ApplicantTable.css.ts';
import type { DraftEntry } from './draft-store.ts';
import { focusedRow, focusRow } from './focused-row.ts';
import { ApproveBar, SaveBar, TickedSummary } from './SaveBar.tsx';
import { DraftsContext, useTickedIds, useUndecided } from './use-drafts.ts';

export interface ApplicantTableProps {
  tab: WaitlistTab;
  /** The applicants of the page. */
  rows: readonly WaitlistUser[];
  /** The number of applicants on all pages. */
  count: number;
  /** The number of applicants on a full page. */
  pageSize: number;
  page: number;
  onPageChange: (page: number) => void;
  /** Others are loading. */
  busy: boolean;
  now: Date;
  /** Opens the decision on an applicant, or the applicant where there is none. */
  onOpen: (applicant: WaitlistUser) => void;
  onSave: (entries: readonly DraftEntry[]) => Promise<void>;
  /** Above the rows, while none is ticked. */
  title: ReactNode;
  error?: ReactNode;
  /** In the place of rows that are all decided, if they could not be read again. */
  refetchError?: ReactNode;
  empty: ReactNode;
  /** The time in which an approval can be undone, in milliseconds. */
  undoMs?: number;
}

const texts = adminWaitlistMessages;
const rowId = ({ id }: WaitlistUser) => String(id);
const rowName = ({ name }: WaitlistUser) => name;
const nothing = () => undefined;

/** The keys of a row, which the table handles itself. */
const rowKeys = (isDecided: boolean) => [
  { keys: 'ArrowDown', label: texts.keys.nextRow, onPress: nothing },
  { keys: 'ArrowUp', label: texts.keys.previousRow, onPress: nothing },
  ...(isDecided ? [{ keys: 'Space', label: texts.keys.tick, onPress: nothing }] : []),
  { keys: 'Enter', label: isDecided ? texts.keys.decide : texts.view.single, onPress: nothing },
];

/** The applicants of a tab as rows, in which they are decided. Source: admin §2, §4. */
export function ApplicantTable({
  tab,
  rows: listed,
  count,
  pageSize,
  page,
  onPageChange,
  busy,
  now,
  onOpen,
  onSave,
  title,
  error,
  refetchError,
  empty,
  undoMs,
}: ApplicantTableProps) {
  const store = useContext(DraftsContext);
  const box = useRef<HTMLDivElement>(null);
  /** Never set, so that the shortcuts within it are listed, and left to the table. */
  const nowhere = useRef<HTMLElement>(null);
  /** Where the focus continues after the rows with it have been saved. */
  const continueAt = useRef<number | null>(null);
  const rows = useUndecided(listed);
  const isDecided = rows.length === 0 && listed.length > 0;
  const selected = useTickedIds(tab);
  const isTight = useMedia('(max-width: 1199.98px)');
  const isPhone = useMedia(below('md'));
  const decision = tickedDecision(tab);

  const columns = useMemo(
    () => applicantColumns(tab, { now, onOpen, isTight: isTight && !isPhone }),
    [tab, now, onOpen, isTight, isPhone],
  );

  const tick = (next: ReadonlySet<string>) => {
    const ticked = rows.filter((row) => next.has(rowId(row)) && !selected.has(rowId(row)));
    const unticked = [...selected].filter((id) => !next.has(id)).map(Number);
    if (decision !== null) store.change(ticked, { waitlistStatus: decision });
    store.drop(unticked);
  };

  const save = async (entries: readonly DraftEntry[]) => {
    const saved = new Set(entries.map(({ applicant }) => applicant.id));
    continueAt.current = rows.findIndex(({ id }) => saved.has(id));
    await onSave(entries);
  };

  // The focused row, or the pressed button, may have been removed.
  useEffect(() => {
    const index = continueAt.current;
    if (index === null || rows.length === 0 || document.activeElement !== document.body) return;
    continueAt.current = null;
    focusRow(box.current, Math.min(Math.max(index, 0), rows.length - 1));
  });

  const subject = () => {
    const applicant = rows[focusedRow() ?? -1];
    return applicant === undefined ? null : { applicant, draft: store.of(applicant)?.draft ?? {} };
  };
  const decisions =
    decision === 'yes' ? [decision] : rows[0] === undefined ? [] : offeredDecisions(tab, rows[0]);
  useShortcuts(
    texts.keys.list,
    decision === null
      ? []
      : decisionShortcuts({
          decisions,
          subject,
          onChange: (applicant, fields) => store.change([applicant], fields),
        }),
    { within: box },
  );

  useShortcuts(texts.keys.list, rowKeys(decision !== null), { within: nowhere });

  const Bar = decision === 'yes' ? ApproveBar : SaveBar;
  return (
    <div ref={box} className={clsx(selected.size > 0 && hasSaveBar)}>
      <DataTable
        className={table}
        label={texts.title}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        total={count}
        pageSize={pageSize}
        page={page}
        onPageChange={onPageChange}
        onOpenRow={onOpen}
        title={title}
        columnPicker={!isPhone}
        loading={busy || (isDecided && refetchError === undefined)}
        error={isDecided ? refetchError : error}
        empty={empty}
        {...(decision !== null && {
          selected,
          onSelectedChange: tick,
          selectionSummary: <TickedSummary tab={tab} />,
          selectionActions: <Bar status={tab} onSave={save} undoMs={undoMs} />,
        })}
      />
    </div>
  );
}

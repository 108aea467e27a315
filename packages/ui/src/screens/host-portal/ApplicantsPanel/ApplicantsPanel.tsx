import type { EventSignup } from '@perigee/api';
import { dateText, limits } from '@perigee/domain';
import { guestGenderLabel, managerMessages } from '@perigee/domain/host-portal';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useStable } from '../../../hooks/use-stable.ts';
import { GuestName } from '../GuestName.tsx';
import { PanelTitle } from '../Panel.tsx';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal.ts';
import { HeldNotice, RefusedNotice } from './DecisionNotice.tsx';
import {
  useApplicantDecisions,
  type DecisionCalls,
  type DecisionKind,
} from './use-applicant-decisions.ts';

export interface ApplicantsPanelProps extends DecisionCalls {
  applicants: readonly EventSignup[];
  /** The time zone of the event. */
  timeZone: string;
  /** The time zone in words, where the clocks of the viewer differ. */
  zone?: string | null;
  /** The tickets that are left, in words. */
  placesLeft: string;
  /** False once the event is over. */
  canDecide: boolean;
  /** The time in which a decision can be undone, in milliseconds. */
  undoMs?: number;
}

const texts = managerMessages.applicants;
const NONE: ReadonlySet<string> = new Set();
const rowId = ({ id }: EventSignup) => String(id);
const rowName = ({ signedUpByUser }: EventSignup) => signedUpByUser.name;

type Decide = (kind: DecisionKind, applicant: EventSignup) => void;

const columnsFor = (timeZone: string): DataTableColumn<EventSignup>[] => [
  {
    id: 'name',
    header: texts.heads.name,
    value: rowName,
    cell: ({ signedUpByUser }) => <GuestName guest={signedUpByUser} />,
    sortable: true,
    width: 220,
  },
  {
    id: 'gender',
    header: texts.heads.gender,
    value: ({ gender }) => guestGenderLabel(gender),
    sortable: true,
    card: 'line',
  },
  {
    id: 'asked',
    header: texts.heads.asked,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt = '' }) => dateText(new Date(createdAt), timeZone),
    sortable: true,
    card: 'line',
  },
];

const actionsFor = (decide: Decide): DataTableColumn<EventSignup> => ({
  id: 'actions',
  header: texts.heads.actions,
  headerHidden: true,
  align: 'end',
  width: 216,
  card: 'actions',
  cell: (applicant) => (
    <>
      <Button
        size="small"
        variant="quiet"
        data-removes="decline"
        aria-label={texts.declineOne(rowName(applicant))}
        onClick={() => decide('decline', applicant)}
      >
        {texts.decline}
      </Button>
      <Button
        size="small"
        variant="outline"
        data-removes="accept"
        aria-label={texts.acceptOne(rowName(applicant))}
        onClick={() => decide('accept', applicant)}
      >
        <Icon icon={Check} />
        {texts.accept}
      </Button>
    </>
  ),
});

/**
 * The users who ask to come, of whom the host accepts or declines one or several. A decision can be undone
 * before it is sent. Source: events §2 (guest list).
 */
export function ApplicantsPanel({
  applicants,
  timeZone,
  zone,
  placesLeft,
  canDecide,
  onAccept,
  onDecline,
  asOneChange,
  undoMs = limits.undoMs,
}: ApplicantsPanelProps) {
  const { held, failure, isPending, decide, undo, setPaused, retry, dismiss } =
    useApplicantDecisions({ onAccept, onDecline, asOneChange }, undoMs);
  const { list, heading, note, restore } = useFocusAfterRemoval();
  const [selected, setSelected] = useState(NONE);
  const shown = applicants.filter((applicant) => !isPending(applicant));

  function start(kind: DecisionKind, chosen: readonly EventSignup[]) {
    if (chosen.length === 0) return;
    note();
    setSelected((current) => {
      const ids = new Set(chosen.map(rowId));
      return new Set([...current].filter((id) => !ids.has(id)));
    });
    decide({ kind, applicants: chosen });
  }

  const decideOne = useStable((kind: DecisionKind, applicant: EventSignup) =>
    start(kind, [applicant]),
  );
  const columns = useMemo(() => {
    const facts = columnsFor(timeZone);
    return canDecide ? [...facts, actionsFor(decideOne)] : facts;
  }, [timeZone, canDecide, decideOne]);

  // The row of the pressed button has disappeared.
  useEffect(() => restore());

  const startSelected = (kind: DecisionKind) =>
    start(
      kind,
      shown.filter((applicant) => selected.has(rowId(applicant))),
    );

  return (
    <Stack ref={list} gap={3}>
      {held !== null && (
        <HeldNotice
          held={held}
          onPausedChange={setPaused}
          onUndo={() => {
            note();
            undo();
          }}
        />
      )}
      {failure !== null && (
        <RefusedNotice
          failure={failure}
          onRetry={() => {
            note();
            retry();
          }}
          onDismiss={() => {
            note();
            dismiss();
          }}
        />
      )}
      <DataTable
        label={texts.title}
        columns={columns}
        rows={shown}
        rowId={rowId}
        rowName={rowName}
        pageSize={limits.guestPageSize}
        title={
          <PanelTitle title={texts.title} count={shown.length} zone={zone} headingRef={heading} />
        }
        actions={
          <Text size="sm" tone="muted" figures>
            {placesLeft}
          </Text>
        }
        empty={texts.none}
        {...(canDecide && {
          selected,
          onSelectedChange: setSelected,
          selectionActions: (
            <>
              <Button size="small" variant="quiet" onClick={() => startSelected('decline')}>
                {texts.decline}
              </Button>
              <Button size="small" variant="outline" onClick={() => startSelected('accept')}>
                <Icon icon={Check} />
                {texts.accept}
              </Button>
            </>
          ),
        })}
      />
    </Stack>
  );
}

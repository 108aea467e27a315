import type { WaitlistUser } from '@perigee/api';
import { labelOf } from '@perigee/domain';
import {
  adminWaitlistMessages,
  genderText,
  tickedDecision,
  type WaitlistTab,
} from '@perigee/domain/admin';
import { shownAge } from '@perigee/domain/profile';
import { WAITLIST_STATUS_LABELS, type WaitlistStatus } from '@perigee/domain/waitlist';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { cityOf, hasCompleted, placeOf } from '../applicant-facts.ts';
import {
  ApprovalCell,
  controlSkeleton,
  DecisionCell,
  FoundingCell,
  HNumCell,
  MembershipCell,
  PersonCell,
  personSkeleton,
  YesNoCell,
} from './row-cells.tsx';

type Column = DataTableColumn<WaitlistUser>;

const { heads } = adminWaitlistMessages;

const TONES: Partial<Record<WaitlistStatus, NonNullable<BadgeProps['tone']>>> = {
  yes: 'positive',
  'pre-approved': 'info',
  'database-approved': 'info',
  'database-pending': 'caution',
  'subscription-failed': 'negative',
  'subscription-cancelled': 'negative',
};

interface FactsOptions {
  now: Date;
  onOpen: (applicant: WaitlistUser) => void;
  /** There is no space for all columns. */
  isTight: boolean;
}

/** What is known about an applicant. The documents name no columns: they are those of the row (decision on A79). */
const factColumns = ({ now, onOpen, isTight }: FactsOptions): Column[] => [
  {
    id: 'name',
    header: heads.name,
    value: ({ name }) => name,
    width: 190,
    cell: (applicant) => <PersonCell applicant={applicant} onOpen={onOpen} />,
    skeleton: personSkeleton,
  },
  {
    id: 'age',
    header: heads.age,
    value: ({ birthdate }) => shownAge({ birthdate }, now),
    align: 'end',
    card: 'line',
  },
  {
    id: 'gender',
    header: heads.gender,
    value: ({ gender }) => genderText(gender ?? null),
    card: 'line',
  },
  {
    id: 'location',
    header: heads.location,
    value: cityOf,
    cell: (applicant) => <span title={placeOf(applicant) ?? ''}>{cityOf(applicant)}</span>,
    card: 'line',
  },
  {
    id: 'membership',
    header: heads.membership,
    value: ({ membershipType }) => membershipType,
    cell: ({ membershipType }) => membershipType && <MembershipCell type={membershipType} />,
    card: 'aside',
  },
  {
    id: 'profile',
    header: heads.profile,
    value: (applicant) => hasCompleted(applicant, 'COMPLETE_PROFILE'),
    cell: (applicant) => (
      <YesNoCell fact={heads.profile} isDone={hasCompleted(applicant, 'COMPLETE_PROFILE')} />
    ),
    card: 'line-actions',
  },
  {
    id: 'card',
    header: heads.card,
    value: (applicant) => hasCompleted(applicant, 'SAVE_PAYMENT'),
    cell: (applicant) => (
      <YesNoCell fact={heads.card} isDone={hasCompleted(applicant, 'SAVE_PAYMENT')} />
    ),
    card: 'line-actions',
  },
  {
    id: 'referrer',
    header: heads.referrer,
    value: ({ referrer }) => referrer?.name,
    hidden: isTight,
    card: 'none',
  },
  {
    id: 'priority',
    header: heads.priority,
    value: ({ waitlistPriority }) => waitlistPriority,
    align: 'end',
    hidden: isTight,
    card: 'none',
  },
  { id: 'email', header: heads.email, value: ({ email }) => email, hidden: true, card: 'none' },
  {
    id: 'invite-code',
    header: heads.inviteCode,
    value: ({ inviteReferralCode }) => inviteReferralCode,
    hidden: true,
    card: 'none',
  },
];

const founding: Column = {
  id: 'founding',
  header: heads.founding,
  cell: (applicant) => <FoundingCell applicant={applicant} />,
  card: 'none',
};

const hNumSelect: Column = {
  id: 'h-num',
  header: heads.hNum,
  width: 92,
  cell: (applicant) => <HNumCell applicant={applicant} />,
  skeleton: controlSkeleton,
  card: 'actions',
};

const decision: Column = {
  id: 'decision',
  header: heads.decision,
  width: 200,
  value: ({ waitlistStatus }) => waitlistStatus,
  cell: (applicant) => <DecisionCell applicant={applicant} />,
  skeleton: controlSkeleton,
  card: 'actions',
};

const approval: Column = {
  id: 'approval',
  header: heads.decision,
  headerHidden: true,
  width: 160,
  cell: (applicant) => <ApprovalCell applicant={applicant} />,
  // Nothing stands here before a row is ticked.
  skeleton: null,
  card: 'actions',
};

const hNum: Column = {
  id: 'h-num',
  header: heads.hNum,
  value: ({ hNum: number }) => number,
  align: 'end',
  card: 'field',
};

const status: Column = {
  id: 'status',
  header: heads.status,
  value: ({ waitlistStatus }) => waitlistStatus,
  cell: ({ waitlistStatus }) => (
    <Badge tone={TONES[waitlistStatus] ?? 'neutral'}>
      {labelOf(WAITLIST_STATUS_LABELS, waitlistStatus)}
    </Badge>
  ),
  card: 'field',
};

/** The columns of a tab: what is decided there, or only shown. Source: admin §4. */
export function applicantColumns(tab: WaitlistTab, options: FactsOptions): Column[] {
  const facts = factColumns(options);
  if (tab === 'all') return [...facts, hNum, status];
  switch (tickedDecision(tab)) {
    case null:
      return [...facts, hNum];
    case 'yes':
      return [...facts, founding, hNumSelect, approval];
    case 'pre-approved':
      return [...facts, founding, hNumSelect, decision];
  }
}

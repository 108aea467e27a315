import type { EventSignup } from '@perigee/api';
import { dateText, labelOf } from '@perigee/domain';
import { eventMessages, priceLabel } from '@perigee/domain/events';
import { guestGenderLabel, managerMessages, signupAction } from '@perigee/domain/host-portal';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { GuestName } from '../GuestName.tsx';

const { heads, statuses } = managerMessages.guests;
const cancelTexts = managerMessages.cancelSignup;

const TONES: Partial<Record<string, BadgeProps['tone']>> = {
  going: 'positive',
  reserved: 'caution',
};

export const nameOf = ({ signedUpByUser }: EventSignup): string => signedUpByUser.name;

/** The facts about a guest. */
export const guestColumns = (timeZone: string): DataTableColumn<EventSignup>[] => [
  {
    id: 'name',
    header: heads.name,
    value: nameOf,
    cell: ({ signedUpByUser }) => <GuestName guest={signedUpByUser} />,
    sortable: true,
    width: 220,
  },
  {
    id: 'gender',
    header: heads.gender,
    value: ({ gender }) => guestGenderLabel(gender),
    sortable: true,
    card: 'line',
  },
  {
    id: 'ticket',
    header: heads.ticket,
    value: ({ ticketPrice }) => ticketPrice,
    cell: ({ ticketPrice }) => (ticketPrice === 0 ? eventMessages.free : priceLabel(ticketPrice)),
    sortable: true,
    align: 'end',
    card: 'line',
  },
  {
    id: 'joined',
    header: heads.joined,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt = '' }) => dateText(new Date(createdAt), timeZone),
    sortable: true,
    card: 'line',
  },
  {
    id: 'status',
    header: heads.status,
    value: ({ status }) => labelOf(statuses, status),
    cell: ({ status }) => (
      <Badge tone={TONES[status] ?? 'neutral'}>{labelOf(statuses, status)}</Badge>
    ),
    sortable: true,
    card: 'aside',
  },
];

/** Refund for a paid ticket, Delete for another. */
export const cancelColumn = (
  onCancel: (guest: EventSignup) => void,
): DataTableColumn<EventSignup> => ({
  id: 'actions',
  header: heads.actions,
  headerHidden: true,
  align: 'end',
  width: 112,
  card: 'line-actions',
  cell: (guest) => {
    const isRefund = signupAction(guest, { cancelSignups: true }) === 'refund';
    const label = isRefund ? cancelTexts.refundOne : cancelTexts.deleteOne;
    return (
      <Button
        size="small"
        variant="quiet"
        data-removes="cancel"
        aria-label={label(nameOf(guest))}
        onClick={() => onCancel(guest)}
      >
        {isRefund ? cancelTexts.refund : cancelTexts.delete}
      </Button>
    );
  },
});

import type { Event, EventSignup } from '@perigee/api';
import { limits } from '@perigee/domain';
import {
  filteredGuests,
  guestListCsv,
  managerMessages,
  NO_GUEST_FILTER,
} from '@perigee/domain/host-portal';
import { Download } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { copyText } from '../../../components/CopyButton/copy-text.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { lazyDialog } from '../../../components/Dialog/lazy-dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { saveFile } from '../../../save-file.ts';
import { Panel, PanelTitle } from '../Panel.tsx';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal.ts';
import { cancelColumn, guestColumns, nameOf } from './guest-columns.tsx';
import { CancelSignupDialog } from './CancelSignupDialog.tsx';
import { GuestFilters } from './GuestFilters.tsx';
import { InviteAllDialog } from './InviteAllDialog.tsx';
import { NoGuests } from './NoGuests.tsx';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';

const GiveTicketDialog = lazyDialog(
  async () => (await import('../GiveTicketDialog/GiveTicketDialog.tsx')).GiveTicketDialog,
);

export interface GuestListPanelProps {
  event: Pick<Event, 'slug' | 'timezone' | 'location'>;
  /** The time zone in words, where the clocks of the viewer differ. */
  zone?: string | null;
  /** Everyone with a ticket, paid or reserved. */
  guests: readonly EventSignup[];
  can: {
    /** Give free tickets. */
    giveTickets: boolean;
    /** Refund and delete. */
    cancelSignups: boolean;
    invite: boolean;
  };
  isOver: boolean;
  /** The address of the invite link, while there is one. */
  inviteUrl: string | null;
  onGiveTicket: (userId: number) => Promise<void>;
  /** Takes a guest off the list, and refetches the event. */
  onCancelSignup: (userId: number, refund: boolean) => Promise<void>;
  onInviteAll: () => Promise<number>;
  /** Puts a text on the clipboard; stories replace it. */
  write?: (text: string) => Promise<void>;
}

const texts = managerMessages.guests;
const rowId = ({ id }: EventSignup) => String(id);

/**
 * The guests of an event: found, sorted, exported, and taken off the list. Source: events §2 (guest list), §4
 * (host actions).
 */
export function GuestListPanel({
  event,
  zone,
  guests,
  can,
  isOver,
  inviteUrl,
  onGiveTicket,
  onCancelSignup,
  onInviteAll,
  write = copyText,
}: GuestListPanelProps) {
  const toasts = useToast();
  const { list, heading, note, restore } = useFocusAfterRemoval();
  const [filter, setFilter] = useState(NO_GUEST_FILTER);
  const [dialog, setDialog] = useState<'give' | 'invite' | 'cancel' | null>(null);
  const [cancelled, setCancelled] = useState<EventSignup | null>(null);
  const shownFilter = useDeferredValue(filter);
  const found = useMemo(() => filteredGuests(guests, shownFilter), [guests, shownFilter]);

  const { timezone } = event;
  const { cancelSignups } = can;
  const columns = useMemo(() => {
    const facts = guestColumns(timezone);
    const ask = (guest: EventSignup) => {
      note();
      setCancelled(guest);
      setDialog('cancel');
    };
    return cancelSignups ? [...facts, cancelColumn(ask)] : facts;
  }, [timezone, cancelSignups, note]);

  function exportGuests() {
    const type = 'text/csv;charset=utf-8';
    saveFile(new File([guestListCsv(found)], texts.fileName(event.slug), { type }));
    toasts.success(texts.exported(found.length), { short: true });
  }

  const noneYet = can.giveTickets ? texts.noneText : texts.noneInReview;
  const noGuestsText = isOver ? texts.noneClosed : noneYet;
  const close = () => setDialog(null);
  const actions = (
    <>
      {can.giveTickets && (
        <Button size="small" variant="outline" onClick={() => setDialog('give')}>
          {managerMessages.giveTicket.title}
        </Button>
      )}
      {can.invite && (
        <Button size="small" variant="outline" onClick={() => setDialog('invite')}>
          {managerMessages.inviteAll.action}
        </Button>
      )}
    </>
  );
  return (
    <div ref={list}>
      {guests.length === 0 ? (
        <Panel title={texts.title} count={0} headingRef={heading} actions={actions}>
          <NoGuests text={noGuestsText} inviteUrl={inviteUrl} write={write} />
        </Panel>
      ) : (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={found}
          rowId={rowId}
          rowName={nameOf}
          pageSize={limits.guestPageSize}
          title={
            <PanelTitle
              title={texts.title}
              count={guests.length}
              zone={zone}
              headingRef={heading}
            />
          }
          actions={actions}
          filters={
            <>
              <GuestFilters filter={filter} onChange={setFilter} />
              <Button size="small" variant="outline" onClick={exportGuests}>
                <Icon icon={Download} />
                {texts.export}
              </Button>
            </>
          }
          empty={
            <EmptyState
              drawing={NotFoundOrbit}
              level={3}
              title={texts.noneFound}
              actions={
                <Button variant="outline" onClick={() => setFilter(NO_GUEST_FILTER)}>
                  {texts.clear}
                </Button>
              }
            />
          }
        />
      )}
      <GiveTicketDialog open={dialog === 'give'} onOpenChange={close} onGive={onGiveTicket} />
      <InviteAllDialog
        open={dialog === 'invite'}
        onOpenChange={close}
        location={event.location}
        onInviteAll={onInviteAll}
      />
      <CancelSignupDialog
        open={dialog === 'cancel'}
        guest={cancelled}
        timeZone={timezone}
        onOpenChange={close}
        onCancelSignup={onCancelSignup}
        onExited={restore}
      />
    </div>
  );
}

import { useSessionState, type Event } from '@perigee/api';
import { isAccepted, isActivityCompleted } from '@perigee/domain/waitlist';
import { FullAccessDialog, TicketReservedDialog } from '@perigee/ui/tickets';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { joinHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { findEvent } from './find-event.ts';
import { useRemoveKey } from './use-remove-key.ts';

/** The dialogs that the address opens. Closing one removes its query parameter, so that it stays closed. */
export default function TicketDialogs({ upcoming }: { upcoming: readonly Event[] | undefined }) {
  const { user } = useSessionState();
  const [params] = useSearchParams();
  const removeKey = useRemoveKey();
  const reserved = params.get('new-event');
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(reserved);
  if (reserved !== null && reserved !== shown) setShown(reserved);

  const event = findEvent(upcoming, shown);
  const isProfileDone = isActivityCompleted(user?.applicationStatuses ?? [], 'COMPLETE_PROFILE');
  const setUpHref = isProfileDone ? joinHref(shown ?? '') : paths.profile;
  return (
    <>
      <TicketReservedDialog
        open={reserved !== null && upcoming !== undefined}
        event={event ?? null}
        setUpHref={setUpHref}
        onClose={() => removeKey('new-event')}
      />
      <FullAccessDialog
        open={params.has('waitlist') && user !== null && isAccepted(user.waitlistStatus)}
        discoverHref={paths.home}
        onClose={() => removeKey('waitlist')}
      />
    </>
  );
}

import { useSessionState, type Event } from '@perigee/api';
import { isAccepted, isActivityCompleted } from '@perigee/domain/waitlist';
import { LinkProvider } from '@perigee/ui';
import { FullAccessDialog, TicketReservedDialog } from '@perigee/ui/tickets';
import { useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RouterLink } from '../../services/RouterLink.tsx';
import { joinHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { findEvent } from './find-event.ts';
import { useRemoveKey } from './use-remove-key.ts';

/** Replaces the address that opens the dialog, so that Back does not open it again. */
function DialogLink(props: ComponentProps<'a'>) {
  return <RouterLink {...props} navigation={{ replace: true }} />;
}

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
    <LinkProvider component={DialogLink}>
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
    </LinkProvider>
  );
}

import { useInviteToEvent } from '@perigee/api';
import { authMessages } from '@perigee/domain/auth';
import { ApplyingInvitation } from '@perigee/ui/referral';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useServices } from '../../services/services-context.ts';
import { eventHref } from '../hrefs.ts';

interface EventInvitationProps {
  /** The id or slug of the event. */
  eventId: string;
}

/**
 * Invites a signed-in user who opens the invite link of an event, and leads to its page: that also says why the user
 * cannot be invited. Source: decision P-747.
 */
export default function EventInvitation({ eventId }: EventInvitationProps) {
  const { mutate: invite, isSuccess, isError } = useInviteToEvent();
  const { toasts } = useServices();
  useEffect(() => {
    invite(
      { id: eventId, data: {} },
      { onSuccess: ({ invited }) => invited > 0 && toasts.success(authMessages.eventAsked) },
    );
  }, [eventId, invite, toasts]);
  if (isSuccess || isError) return <Navigate to={eventHref(eventId)} replace />;
  return <ApplyingInvitation />;
}

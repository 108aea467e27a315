import {
  getDiscoverEventsQueryKey,
  useDiscoverEvents,
  useListUpcomingEvents,
  type User,
} from '@perigee/api';
import { firstInvitation } from '@perigee/domain/shell';
import { Header } from '@perigee/ui';
import { useLocation } from 'react-router-dom';
import { config } from '../config.ts';
import { useUnreadCount } from '../services/chat/use-chat.ts';
import { IncomingCalls } from './incoming-calls.tsx';
import { memberHeaderProps } from './member-header-props.ts';
import { useMessageToasts } from './use-message-toasts.ts';

export interface MemberHeaderProps {
  user: User;
  onLogOut: () => void;
}

/** The header of signed-in users, with the number of their pending items. Source: member §2. */
export default function MemberHeader({ user, onLogOut }: MemberHeaderProps) {
  const { pathname } = useLocation();
  const quietly = { refetchOnWindowFocus: false };
  const { data: upcoming = [] } = useListUpcomingEvents({ query: quietly });
  const { data: discovery } = useDiscoverEvents(
    {},
    { query: { ...quietly, queryKey: [...getDiscoverEventsQueryKey({}), user.id] } },
  );
  const unreadCount = useUnreadCount();
  useMessageToasts();
  return (
    <>
      <IncomingCalls />
      <Header
        {...memberHeaderProps({
          user,
          pathname,
          waitlistMode: config.waitlistMode,
          invitation: firstInvitation(discovery?.featuredEvents ?? []),
          hasUpcomingTickets: upcoming.length > 0,
          unreadCount,
          onLogOut,
        })}
      />
    </>
  );
}

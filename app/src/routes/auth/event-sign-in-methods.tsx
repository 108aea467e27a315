import { getGetPublicEventQueryOptions, useGetPublicEvent } from '@perigee/api';
import type { PageQueries } from '../route-record.ts';
import { SignInMethods, type SignInMethodsProps } from './sign-in-methods.tsx';

export const queries: PageQueries = ({ params: { event_id: eventId = '' } }) => [
  getGetPublicEventQueryOptions(eventId),
];

interface EventSignInMethodsProps extends Omit<SignInMethodsProps, 'reason'> {
  eventId: string;
}

/** The sign-in options for an event, which is named as soon as it is loaded. */
export default function EventSignInMethods({ eventId, ...method }: EventSignInMethodsProps) {
  const { data } = useGetPublicEvent(eventId);
  return <SignInMethods reason={{ kind: 'event', title: data?.event.title }} {...method} />;
}

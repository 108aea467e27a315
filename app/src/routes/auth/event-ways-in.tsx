import { useGetPublicEvent } from '@perigee/api';
import type { Enter } from './use-enter.ts';
import { WaysIn } from './ways-in.tsx';

/** The ways in for whoever comes for an event, which is named as soon as it is known. */
export default function EventWaysIn({ eventId, enter }: { eventId: string; enter: Enter }) {
  const { data } = useGetPublicEvent(eventId);
  return <WaysIn reason={{ kind: 'event', title: data?.event.title }} enter={enter} />;
}

import { useGetPublicEvent } from '@perigee/api';
import { WaysIn, type WaysInProps } from './ways-in.tsx';

interface EventWaysInProps extends Omit<WaysInProps, 'reason'> {
  eventId: string;
}

/** The sign-in options for an event, which is named as soon as it is loaded. */
export default function EventWaysIn({ eventId, ...way }: EventWaysInProps) {
  const { data } = useGetPublicEvent(eventId);
  return <WaysIn reason={{ kind: 'event', title: data?.event.title }} {...way} />;
}

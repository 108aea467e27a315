import { useGetPublicEvent } from '@perigee/api';
import { SignInMethods, type SignInMethodsProps } from './sign-in-methods.tsx';

interface EventSignInMethodsProps extends Omit<SignInMethodsProps, 'reason'> {
  eventId: string;
}

/** The sign-in options for an event, which is named as soon as it is loaded. */
export default function EventSignInMethods({ eventId, ...way }: EventSignInMethodsProps) {
  const { data } = useGetPublicEvent(eventId);
  return <SignInMethods reason={{ kind: 'event', title: data?.event.title }} {...way} />;
}

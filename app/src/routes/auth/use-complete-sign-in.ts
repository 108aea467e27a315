import { useSession, type SessionTokens } from '@perigee/api';
import { authMessages } from '@perigee/domain/auth';
import { useState } from 'react';
import { authEvents, type SignInMethod } from '../../services/auth-events.ts';
import { useServices } from '../../services/services-context.ts';

/** @param tokens the result of every kind of sign-in and sign-up */
export type Enter = (how: SignInMethod | 'SignUp', tokens: SessionTokens) => Promise<void>;

interface SignInCompletion {
  enter: Enter;
  /** Whether the user signed in or up here. */
  entered: 'no' | 'signed-in' | 'signed-up';
  /** Whether the requested invitation failed. */
  hasMissedInvitation: boolean;
}

/**
 * Starts the session, counts the sign-in, and before that invites the user to the event of the sign-in. A
 * failed invitation shows no error: it only leads elsewhere. Source: events §7, §8.
 *
 * @param eventId id or slug of the event
 */
export function useCompleteSignIn(eventId?: string): SignInCompletion {
  const session = useSession();
  const { analytics, toasts } = useServices();
  const [entered, setEntered] = useState<SignInCompletion['entered']>('no');
  const [hasMissedInvitation, setHasMissedInvitation] = useState(false);

  return {
    entered,
    hasMissedInvitation,
    enter: async (how, tokens) => {
      const invited = eventId === undefined ? 0 : await invite(eventId, tokens.token);
      // Before the session starts, which navigates at once.
      setEntered(how === 'SignUp' ? 'signed-up' : 'signed-in');
      setHasMissedInvitation(invited === null);
      await session.signIn(tokens);
      const { user } = session.getState();
      analytics.track(how === 'SignUp' ? authEvents.signedUp : authEvents.loggedIn(how, user));
      if (invited !== null && invited > 0) toasts.success(authMessages.eventAsked);
    },
  };
}

/** Loaded on demand: most users sign in without an event. */
async function invite(eventId: string, token: string): Promise<number | null> {
  const module = await import('./request-invitation.ts').catch(() => null);
  return module === null ? null : module.requestInvitation(eventId, token);
}

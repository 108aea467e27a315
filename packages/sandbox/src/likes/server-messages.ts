import { limits } from '@perigee/domain';
import { likeServerMessages as known } from '@perigee/domain/likes';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const likeServerMessages = {
  ...known,
  personNotFound: 'This person is not to be found. Go on to the next profile',
  oneself: 'Choose someone other than yourself',
  alreadyMatched: 'You have matched with this person. Unmatch instead of passing',
  membershipPaused: 'Resume your membership to like or pass profiles',
  acceptedInApp: 'You are accepted: like and pass profiles in our iOS app',
  matchNotFound: 'You have no such match. Load your matches again',
  pointsInSteps: `Offer tokens in steps of ${limits.likePoints.step}`,
} as const;

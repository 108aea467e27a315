import { limits } from '../limits.ts';
import { tokenCount } from './token-count.ts';

/** The sandbox's messages; a real product API has its own. */
export const likeServerMessages = {
  personNotFound: 'This person is not to be found. Go on to the next profile',
  oneself: 'Choose someone other than yourself',
  alreadyMatched: 'You have matched with this person. Unmatch instead of passing',
  membershipPaused: 'Resume your membership to like or pass profiles',
  acceptedInApp: 'You are accepted: like and pass profiles in our iOS app',
  matchNotFound: 'You have no such match. Load your matches again',
  passTakesNothing: 'Leave out tokens and comment when you pass',
  pointsInSteps: `Offer tokens in steps of ${limits.likePoints.step}`,
  tooFewPoints: (held: number) => `You have ${tokenCount(held)}. Offer no more than that`,
} as const;

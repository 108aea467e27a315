/** What JOIN DATABASE opens. */
export type JoinDatabaseStep = 'signup' | 'questionnaire';

const isGiven = (text: string | null) => (text ?? '').trim() !== '';

/**
 * What somebody has to do next to join the database: the steps of sign-up where it was left before
 * its end, which a missing name or username tells, else the questionnaire. Source: member §2,
 * decision A-06.
 */
export function joinDatabaseStep(user: {
  firstName: string;
  lastName: string;
  username: string | null;
}): JoinDatabaseStep {
  return [user.firstName, user.lastName, user.username].every(isGiven) ? 'questionnaire' : 'signup';
}

/** The dialog that JOIN DATABASE opens. */
export type JoinDatabaseStep = 'signup' | 'questionnaire';

const isGiven = (text: string | null) => (text ?? '').trim() !== '';

/**
 * The next step of a user towards the database: the steps of sign-up if they were not finished, which a
 * missing name or username shows, else the questionnaire. Source: member §2, decision A-06.
 */
export function joinDatabaseStep(user: {
  firstName: string;
  lastName: string;
  username: string | null;
}): JoinDatabaseStep {
  return [user.firstName, user.lastName, user.username].every(isGiven) ? 'questionnaire' : 'signup';
}

import { isProfileComplete, type ProfileAnswers } from '../profile/profile-complete.ts';

/** The dialog that JOIN DATABASE opens. */
export type JoinDatabaseStep = 'signup' | 'questionnaire';

interface Applicant extends ProfileAnswers {
  firstName: string;
  lastName: string;
}

const isGiven = (text: string | null) => (text ?? '').trim() !== '';

/**
 * The next step of a user towards the database: the steps of sign-up if they were not finished, which a
 * missing name or username shows, else the questionnaire. With all its questions answered, the steps again if
 * the profile still lacks something, which a user who filled it elsewhere may not know. Source: member §2,
 * decision A-06.
 */
export function joinDatabaseStep(user: Applicant, hasOpenQuestions: boolean): JoinDatabaseStep {
  const isNamed = [user.firstName, user.lastName, user.username].every(isGiven);
  if (!isNamed) return 'signup';
  return hasOpenQuestions || isProfileComplete(user) ? 'questionnaire' : 'signup';
}

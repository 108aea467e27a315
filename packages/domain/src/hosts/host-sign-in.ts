import { isEmail } from '../signup/email.ts';
import { hostMessages } from './messages.ts';

/** What the form of the host sign-in holds. */
export interface HostSignInForm {
  email: string;
  password: string;
}

/** What is wrong with each field, as texts to show beside it. A field that is right is left out. */
export type HostSignInProblems = Partial<Record<keyof HostSignInForm, string>>;

/** What is wrong with an email that somebody signs in by, or null. Source: events §5. */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return hostMessages.signIn.emailEmpty;
  return isEmail(email) ? null : hostMessages.signIn.emailInvalid;
}

/** What keeps the host sign-in from being sent; nothing of it where all is well. Source: events §5. */
export function hostSignInProblems({ email, password }: HostSignInForm): HostSignInProblems {
  const problem = emailProblem(email);
  return {
    ...(problem !== null && { email: problem }),
    ...(password === '' && { password: hostMessages.signIn.passwordEmpty }),
  };
}

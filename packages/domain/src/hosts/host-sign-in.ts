import { isEmail } from '../signup/email.ts';
import { hostMessages } from './messages.ts';

/** The values of the host sign-in form. */
export interface HostSignInForm {
  email: string;
  password: string;
}

/** The problem with each field, as a text to show beside it. A valid field is left out. */
export type HostSignInProblems = Partial<Record<keyof HostSignInForm, string>>;

/** The problem with an email for sign-in, or null. Source: events §5. */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return hostMessages.signIn.emailEmpty;
  return isEmail(email) ? null : hostMessages.signIn.emailInvalid;
}

/** The problems that prevent the host sign-in; empty for a valid form. Source: events §5. */
export function hostSignInProblems({ email, password }: HostSignInForm): HostSignInProblems {
  const problem = emailProblem(email);
  return {
    ...(problem !== null && { email: problem }),
    ...(password === '' && { password: hostMessages.signIn.passwordEmpty }),
  };
}

import { newPasswordProblem } from '../auth/new-password.ts';
import { fieldMessages } from '../field-messages.ts';
import { isName } from '../signup/name.ts';
import { emailProblem } from './host-sign-in.ts';
import { hostPageMessages } from './page-messages.ts';

/** The values of the host sign-up form. */
export interface HostSignUpForm {
  /** The name under which the host holds events. */
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The phone number as it was read. */
  phone: { valid: boolean };
}

/** The problem with each field, as a text to show beside it. A valid field is left out. */
export type HostSignUpProblems = Partial<Record<keyof HostSignUpForm, string>>;

const { nameEmpty, firstNameEmpty, lastNameEmpty } = hostPageMessages.signUp;

/** The problems that prevent the sign-up of a host. Source: spec HostSignUpRequest, events §5. */
export function hostSignUpProblems(form: HostSignUpForm): HostSignUpProblems {
  const email = emailProblem(form.email);
  const password = newPasswordProblem(form.password);
  return {
    ...(!isName(form.name) && { name: nameEmpty }),
    ...(!isName(form.firstName) && { firstName: firstNameEmpty }),
    ...(!isName(form.lastName) && { lastName: lastNameEmpty }),
    ...(email !== null && { email }),
    ...(!form.phone.valid && { phone: fieldMessages.phone.invalid }),
    ...(password !== null && { password }),
  };
}

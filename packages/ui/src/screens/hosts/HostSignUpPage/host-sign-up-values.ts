import type { HostSignUpRequest } from '@perigee/api';
import { hostSignUpProblems } from '@perigee/domain/hosts';
import * as z from 'zod/mini';
import { formRule } from '../../../components/Form/to-zod-check.ts';
import type { PhoneValue } from '../../../components/PhoneField/phone-value.ts';

/** The values of the host sign-up form. */
export const hostSignUpSchema = z
  .object({
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    password: z.string(),
    phone: z.custom<PhoneValue>(),
  })
  .check(formRule(hostSignUpProblems));

export type HostSignUpValues = z.infer<typeof hostSignUpSchema>;

/** The values of the form, as they are sent. */
export type HostSignUp = Omit<HostSignUpRequest, 'uuid'>;

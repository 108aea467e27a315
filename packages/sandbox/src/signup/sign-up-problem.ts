import type { SignUpRequestOutput } from '@perigee/api/zod';
import {
  instagramHandle,
  instagramProfileUrl,
  isInstagramHandle,
  isName,
} from '@perigee/domain/signup';
import { serverMessages } from '../server-messages.ts';

const INSTAGRAM = instagramProfileUrl('');

/** Whether the address has the form that the Instagram step produces. */
export function isInstagramProfile(url: string): boolean {
  const handle = url.slice(INSTAGRAM.length);
  return (
    url === INSTAGRAM + handle && isInstagramHandle(handle) && instagramHandle(handle) === handle
  );
}

/** The rule that the sign-up form breaks beyond its shape, as a sentence, or null. Source: member §5. */
export function signUpProblem(form: SignUpRequestOutput): string | null {
  for (const field of ['firstName', 'lastName'] as const) {
    if (!isName(form[field])) return serverMessages.fieldMissing(field);
  }
  if (form.name.trim() === '') return serverMessages.fieldMissing('name');
  if (!isInstagramProfile(form.instagramLink)) return serverMessages.instagramAddress;
  return null;
}

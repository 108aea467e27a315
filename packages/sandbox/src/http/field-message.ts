import { fieldMessages } from '@perigee/domain';
import { usernameTooShort } from '@perigee/domain/profile';
import type { z } from 'zod';
import { hostServerMessages } from '../hosts/server-messages.ts';
import { likeServerMessages } from '../likes/server-messages.ts';
import { profileServerMessages } from '../profile/server-messages.ts';
import { serverMessages } from '../server-messages.ts';

/** Fields with a documented message of their own, for every problem of their content. */
const OWN_MESSAGES: Record<string, string> = {
  phone: fieldMessages.phone.invalid,
  phoneNumber: fieldMessages.phone.invalid,
  code: fieldMessages.code.invalid,
  email: fieldMessages.email.invalid,
  instagramLink: serverMessages.instagramAddress,
  username: serverMessages.usernameForm,
  birthdate: fieldMessages.birthdate.invalid,
  points: likeServerMessages.pointsInSteps,
  uuid: hostServerMessages.invitationInvalid,
  linkId: hostServerMessages.linkIdForm,
  image: profileServerMessages.notAnImage,
  address: profileServerMessages.walletAddress,
};

/** Fields that must be longer than one character, with the documented message for shorter values. */
const TOO_SHORT: Record<string, string> = {
  username: usernameTooShort,
};

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

/** The value at `path` in a body, or undefined. */
function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  );
}

function tooShort(field: string, least: number): string {
  if (least === 1) return serverMessages.fieldMissing(field);
  return TOO_SHORT[field] ?? serverMessages.fieldTooShort(field, least);
}

/**
 * One sentence for the first problem of a body: the field, and how to correct it.
 *
 * @param issue the issue that zod reports
 * @param body the body as it was sent, to distinguish a missing field from a wrong one
 */
export function fieldMessage(issue: z.core.$ZodIssue, body: unknown): string {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.keys.map((key) => [...issue.path, key].join('.'));
    return serverMessages.fieldUnknown(fields.join(', '));
  }
  if (field === '') return serverMessages.bodyNotObject;
  const value = valueAt(body, issue.path);
  if (value === undefined) return serverMessages.fieldMissing(field);
  switch (issue.code) {
    case 'invalid_type':
      return serverMessages.fieldOfWrongType(field, TYPE_NAMES[issue.expected] ?? issue.expected);
    case 'too_big':
      // This does not test the value, because in a query numbers are texts as well.
      return issue.origin === 'string'
        ? serverMessages.fieldTooLong(field, Number(issue.maximum))
        : serverMessages.fieldTooBig(field, Number(issue.maximum));
    case 'too_small':
      return issue.origin === 'string'
        ? tooShort(field, Number(issue.minimum))
        : serverMessages.fieldTooSmall(field, Number(issue.minimum));
    case 'invalid_value':
      return serverMessages.fieldNotOneOf(field, issue.values.join(', '));
    default:
      return OWN_MESSAGES[field] ?? serverMessages.fieldMalformed(field);
  }
}

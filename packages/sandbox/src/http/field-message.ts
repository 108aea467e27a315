import { messages } from '@perigee/domain';
import type { z } from 'zod';

/** Fields whose failure has a documented text of its own, whatever is wrong with their content. */
const OWN_MESSAGES: Record<string, string> = {
  phone: messages.phone.invalid,
  phoneNumber: messages.phone.invalid,
  code: messages.code.invalid,
  email: messages.email.invalid,
  instagramLink: messages.server.instagramAddress,
  username: messages.server.usernameForm,
  birthdate: messages.birthdate.invalid,
};

/** Fields that must be longer than one character, with the documented text that says so. */
const TOO_SHORT: Record<string, string> = {
  username: messages.username.tooShort,
};

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/** What stands at `path` in a body, or undefined. */
function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  );
}

function tooShort(field: string, least: number): string {
  if (least === 1) return messages.server.fieldMissing(field);
  return TOO_SHORT[field] ?? messages.server.fieldTooShort(field, least);
}

/**
 * One sentence for the first thing that is wrong with a body: which field, and what to do.
 *
 * @param issue what zod found
 * @param body the body as it was sent, to tell a missing field from a wrong one
 */
export function fieldMessage(issue: z.core.$ZodIssue, body: unknown): string {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.keys.map((key) => [...issue.path, key].join('.'));
    return messages.server.fieldUnknown(fields.join(', '));
  }
  if (field === '') return messages.server.bodyNotObject;
  const value = valueAt(body, issue.path);
  if (value === undefined) return messages.server.fieldMissing(field);
  switch (issue.code) {
    case 'invalid_type':
      return messages.server.fieldOfWrongType(field, TYPE_NAMES[issue.expected] ?? issue.expected);
    case 'too_big':
      // Not by the value: in a query numbers are texts as well.
      return issue.origin === 'string'
        ? messages.server.fieldTooLong(field, Number(issue.maximum))
        : messages.server.fieldTooBig(field, Number(issue.maximum));
    case 'too_small':
      return issue.origin === 'string'
        ? tooShort(field, Number(issue.minimum))
        : messages.server.fieldTooSmall(field, Number(issue.minimum));
    case 'invalid_value':
      return messages.server.fieldNotOneOf(field, issue.values.join(', '));
    default:
      return OWN_MESSAGES[field] ?? messages.server.fieldMalformed(field);
  }
}

import { messages } from '@perigee/domain';
import type { z } from 'zod';

/** Fields whose failure has a documented text of its own, whatever is wrong with their content. */
const OWN_MESSAGES: Record<string, string> = {
  phone: messages.phone.invalid,
  phoneNumber: messages.phone.invalid,
  code: messages.code.invalid,
  email: messages.email.invalid,
  instagramLink: messages.server.instagramAddress,
};

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/**
 * One sentence for the first thing that is wrong with a body: which field, and what to do.
 *
 * @param issue what zod found
 * @param body the body as it was sent, to tell a missing field from a wrong one
 */
export function fieldMessage(issue: z.core.$ZodIssue, body: unknown): string {
  const field = issue.path.join('.');
  if (field === '') {
    return issue.code === 'unrecognized_keys'
      ? messages.server.fieldUnknown(issue.keys.join(', '))
      : messages.server.bodyNotObject;
  }
  const value = (body as Record<string, unknown>)[field];
  if (value === undefined) return messages.server.fieldMissing(field);
  switch (issue.code) {
    case 'invalid_type':
      return messages.server.fieldOfWrongType(field, TYPE_NAMES[issue.expected] ?? issue.expected);
    case 'too_big':
      return typeof value === 'string'
        ? messages.server.fieldTooLong(field, Number(issue.maximum))
        : messages.server.fieldTooBig(field, Number(issue.maximum));
    case 'too_small':
      return typeof value === 'string'
        ? messages.server.fieldMissing(field)
        : messages.server.fieldTooSmall(field, Number(issue.minimum));
    case 'invalid_value':
      return messages.server.fieldNotOneOf(field, issue.values.join(', '));
    default:
      return OWN_MESSAGES[field] ?? messages.server.fieldMalformed(field);
  }
}

import type { User } from '../generated/model/index.ts';
import { hasFields } from './has-fields.ts';

/** Whether a response or a message of the channel has what the session and the guards of pages read of a user. */
export const isUser = (response: unknown): response is User =>
  hasFields(response, { id: 'number', waitlistStatus: 'string', completedOnboarding: 'boolean' }) &&
  Array.isArray((response as User).applicationStatuses);

import { messages } from './messages.ts';

/**
 * An error that carries words for the user: those of the server, of a provider, or ours. The message
 * of any other error is for developers alone.
 */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';
  /** Empty where the failure has no words of its own. */
  readonly userText: string;

  constructor(userText: string, options?: ErrorOptions & { message?: string }) {
    super(options?.message ?? userText, options);
    this.userText = userText;
  }
}

/**
 * What a user reads of a failure: its own words, else the fallback of the screen. The only place
 * that decides it. Source: member §8, admin §7.
 *
 * @param fallback what the screen's line of §8 names; 'Please try again' where it names none
 */
export function errorText(error: unknown, fallback: string = messages.tryAgain): string {
  return error instanceof UserFacingError && error.userText !== '' ? error.userText : fallback;
}

/**
 * The words of a failed reply: the `message` of its JSON, else its `error`, else none; a reply
 * without a JSON object is one that could not be processed. Source: member §8, admin §7.
 *
 * @param body what the JSON says; undefined where the reply is no JSON
 */
export function replyErrorText(body: unknown): string {
  if (body === undefined) return messages.unableToProcess;
  if (typeof body !== 'object' || body === null) return '';
  const { message, error } = body as { message?: unknown; error?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return typeof error === 'string' ? error : '';
}

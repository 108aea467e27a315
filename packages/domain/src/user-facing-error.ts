import { messages } from './messages.ts';

/**
 * An error with a text for the user: from the server, from a provider, or ours. The message of any other
 * error is for developers only.
 */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';
  /** Empty if the failure has no text of its own. */
  readonly userText: string;

  constructor(userText: string, options?: ErrorOptions & { message?: string }) {
    super(options?.message ?? userText, options);
    this.userText = userText;
  }
}

/**
 * The text of a failure for the user: its own text, else the fallback of the screen. This is the only place
 * that decides it. Source: member §8, admin §7.
 *
 * @param fallback the text in the screen's line of §8; 'Please try again' if it has none
 */
export function errorText(error: unknown, fallback: string = messages.tryAgain): string {
  return error instanceof UserFacingError && error.userText !== '' ? error.userText : fallback;
}

/**
 * The text of a failed reply: the `message` of its JSON, else its `error`, else none; a reply without a JSON
 * object could not be processed. Source: member §8, admin §7.
 *
 * @param body the parsed JSON; undefined if the reply is not JSON
 */
export function replyErrorText(body: unknown): string {
  if (body === undefined) return messages.unableToProcess;
  if (typeof body !== 'object' || body === null) return '';
  const { message, error } = body as { message?: unknown; error?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return typeof error === 'string' ? error : '';
}

import { messages } from '@perigee/domain';

/**
 * What a failure says to a person: the server's words where it has any. Source: member §8.
 *
 * @param fallback what is said where it has none
 */
export function errorText(error: unknown, fallback: string = messages.tryAgain): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

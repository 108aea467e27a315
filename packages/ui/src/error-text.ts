import { messages } from '@perigee/domain';

/** What a failure says to a person: the server's words where it has any. Source: member §8. */
export function errorText(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : messages.tryAgain;
}

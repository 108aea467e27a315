import type { EventSignup } from '@perigee/api';
import { errorText } from '@perigee/domain';

/** Requests at the same time. */
const AT_ONCE = 4;

/** An applicant whose decision was refused, and the message. */
export interface RefusedDecision {
  applicant: EventSignup;
  message: string;
}

/** Sends a decision about each applicant, and gives those that were refused. */
export async function sendDecisions(
  applicants: readonly EventSignup[],
  send: (userId: number) => Promise<void>,
): Promise<RefusedDecision[]> {
  const waiting = [...applicants];
  const refused: RefusedDecision[] = [];

  async function sendNext(): Promise<void> {
    const applicant = waiting.shift();
    if (applicant === undefined) return;
    await send(applicant.userId).catch((error: unknown) => {
      refused.push({ applicant, message: errorText(error) });
    });
    await sendNext();
  }

  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return refused;
}

import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { callAs } from './calls.ts';
import { startSession, storedSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';

const [dater, , admin] = demoAccounts;

export interface NewMatch {
  id: number;
  /** The first names of the two. */
  names: { page: string; otherPage: string };
}

/** Makes a new match of the dater, and signs both users in: the dater in `page`, the other user in `otherPage`. */
export async function matchOf(page: Page, otherPage: Page, sandbox: Sandbox): Promise<NewMatch> {
  const deck = await callAs(sandbox, dater.phone, { path: '/for-you/profiles' });
  const { profiles } = (await deck.json()) as { profiles: { id: number; name: string }[] };
  const [other] = profiles;
  if (other === undefined) throw new Error('The deck is empty.');
  const user = await callAs(sandbox, admin.phone, { path: `/v1/admin/users/${other.id}` });
  const { phoneNumber } = (await user.json()) as { phoneNumber: string };

  await startSession(page, sandbox, dater.phone);
  await startSession(otherPage, sandbox, phoneNumber);
  const { userId } = await storedSession(page);
  const like = (phone: string, id: number | string) =>
    callAs(sandbox, phone, {
      method: 'PUT',
      path: `/for-you/profiles/${id}/like`,
      body: { liked: true },
    });
  await like(dater.phone, other.id);
  await like(phoneNumber, userId ?? '');
  const overview = await callAs(sandbox, dater.phone, { path: '/for-you' });
  const { matches } = (await overview.json()) as {
    matches: { id: number; profile: { id: number } }[];
  };
  const match = matches.find(({ profile }) => profile.id === other.id);
  if (match === undefined) throw new Error('The two did not match.');
  return { id: match.id, names: { page: 'Imani', otherPage: other.name } };
}

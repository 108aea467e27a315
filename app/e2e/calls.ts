import { demoAccounts } from '@perigee/sandbox/program';
import type { Sandbox } from './sandbox.ts';

const [, , admin] = demoAccounts;

interface Call {
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

/** Makes a call of the API in a session of its own, as the user with this phone number. */
export async function callAs(
  sandbox: Sandbox,
  phone: string,
  { method, path, body }: Call,
): Promise<Response> {
  const { jwt } = await sandbox.sessionOf(phone);
  return fetch(sandbox.url + path, {
    headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
    ...(method !== undefined && { method }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Changes an applicant's waitlist entry as an admin, and returns the status of the response. */
export async function updateWaitlist(
  sandbox: Sandbox,
  userId: string | null | undefined,
  body: object,
): Promise<number> {
  const { status } = await callAs(sandbox, admin.phone, {
    method: 'PUT',
    path: `/waitlist/${userId}`,
    body,
  });
  return status;
}

/** Accepts an applicant as an admin. Throws if the API refuses. */
export async function accept(sandbox: Sandbox, userId: string | null | undefined): Promise<void> {
  const status = await updateWaitlist(sandbox, userId, { waitlistStatus: 'yes', hNum: 7 });
  if (status !== 200) throw new Error(`The acceptance was answered with ${status}`);
}

interface ListedApplicants {
  count: number;
  data: readonly { id: number; name: string }[];
}

/** The applicants of a status, as an admin reads them. */
export async function waitlistOf(sandbox: Sandbox, status: string): Promise<ListedApplicants> {
  const path = `/waitlist?page=1&paginated=true&waitlistStatus=${status}`;
  const response = await callAs(sandbox, admin.phone, { path });
  return (await response.json()) as ListedApplicants;
}

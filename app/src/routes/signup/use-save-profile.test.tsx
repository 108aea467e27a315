import type { User } from '@perigee/api';
import { acceptedDater } from '@perigee/api/fixtures';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, signedIn, wrapperWith } from '../../services/test-services.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const isComplete = [{ action: 'COMPLETE_PROFILE', completed: true }] as const;
const applicant: User = {
  ...acceptedDater,
  waitlistStatus: 'pending',
  applicationStatuses: [...isComplete],
};

/** Saves an answer; returns the requests. `saved` is the server's answer. */
async function save(saved: User): Promise<string[]> {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method !== 'GET') requests.push(`${method} ${new URL(url).pathname}`);
    return Response.json(saved);
  });
  const wrapper = wrapperWith(signedIn(createTestServices(), applicant));
  await renderHook(useSaveProfile, { wrapper }).result.current({ username: 'mari' });
  return requests;
}

it('submits the application with the answer that completes the profile', async () => {
  expect(await save(applicant)).toEqual(['PUT /users/me', 'PUT /users/application']);
});

it.each<[string, Partial<User>]>([
  ['the profile still lacks something', { applicationStatuses: [] }],
  ['it was submitted before', { waitlistStatus: 'database-pending' }],
  ['the user has declined', { waitlistStatus: 'user-declined' }],
  ['the user is accepted', { waitlistStatus: 'yes' }],
])('submits no application where %s', async (_why, changes) => {
  expect(await save({ ...applicant, ...changes })).toEqual(['PUT /users/me']);
});

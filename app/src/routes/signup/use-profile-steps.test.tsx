import type { User } from '@perigee/api';
import { acceptedDater } from '@perigee/api/fixtures';
import { profileDraft } from '@perigee/domain/profile';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, keptDraft } from '../../services/kept-draft.ts';
import { createTestServices, signedIn, wrapperWith } from '../../services/test-services.tsx';
import { useProfileCalls } from './use-profile-calls.ts';
import { useProfileSteps } from './use-profile-steps.ts';

const { id } = acceptedDater;
const before = profileDraft(acceptedDater);
const kept = { before, draft: { ...before, company: 'Atelier', bio: 'Draws.' } };

beforeEach(() => {
  sessionStorage.clear();
  keepDraft(id, kept);
  vi.stubGlobal('fetch', async () => Response.json(acceptedDater));
});

/** Runs a hook for a signed-in user. */
function runHook<Result>(hook: () => Result, user: User = acceptedDater): Result {
  const services = signedIn(createTestServices(), user);
  return renderHook(hook, { wrapper: wrapperWith(services) }).result.current;
}

it('keeps the draft of the steps when another form is saved', async () => {
  await runHook(useProfileCalls).onSave({ username: 'mari' });
  expect(keptDraft(id)).toEqual(kept);
});

it('forgets the draft when the steps are saved', async () => {
  await runHook(useProfileSteps)?.onSave({ username: 'mari' });
  expect(keptDraft(id)).toBeUndefined();
});

it('continues with the draft, and with a field that was saved in another form', () => {
  const saved = { ...acceptedDater, profile: { ...acceptedDater.profile, bio: 'Sings.' } };
  expect(runHook(useProfileSteps, saved)?.keptDraft).toEqual({ ...kept.draft, bio: 'Sings.' });
});

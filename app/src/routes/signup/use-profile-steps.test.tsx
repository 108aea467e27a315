import { SessionProvider, type Session, type SessionState, type User } from '@perigee/api';
import { acceptedDater } from '@perigee/api/fixtures';
import { profileDraft } from '@perigee/domain/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, keptDraft } from '../../services/kept-draft.ts';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
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

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Runs a hook for a signed-in user. */
function signedIn<Result>(hook: () => Result, user: User = acceptedDater): Result {
  const services = createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage() });
  const state: SessionState = { status: 'LOGGED_IN', user, problem: null, ended: null };
  const session: Session = { ...services.session, getState: () => state };
  const wrapper = ({ children }: PropsWithChildren) => (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
  return renderHook(hook, { wrapper }).result.current;
}

it('keeps the draft of the steps when another form is saved', async () => {
  await signedIn(useProfileCalls).onSave({ username: 'mari' });
  expect(keptDraft(id)).toEqual(kept);
});

it('forgets the draft when the steps are saved', async () => {
  await signedIn(useProfileSteps)?.onSave({ username: 'mari' });
  expect(keptDraft(id)).toBeUndefined();
});

it('continues with the draft, and with a field that was saved in another form', () => {
  const saved = { ...acceptedDater, profile: { ...acceptedDater.profile, bio: 'Sings.' } };
  expect(signedIn(useProfileSteps, saved)?.keptDraft).toEqual({ ...kept.draft, bio: 'Sings.' });
});

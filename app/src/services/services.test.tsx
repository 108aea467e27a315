import { sessionTokens } from '@perigee/api';
import { session as tokens, waitlistedDater } from '@perigee/api/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { authEvents } from './auth-events.ts';
import { createOutbox } from './chat/outbox.ts';
import { messageDraft } from './kept-draft.ts';
import { createTestServices } from './test-services.tsx';

const { id } = waitlistedDater;
const message = {
  id: '4f0e6f0c-6a3c-4a53-9d0c-0e0f5f4a7c11',
  conversationId: 'CH1',
  text: 'Hello',
  quote: null,
  writtenAt: '2026-11-20T18:00:00Z',
  failed: false,
};

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Two tabs of one user, who has a draft in this one, and a chat message that waits in both. */
async function twoTabs() {
  vi.stubGlobal('fetch', async () => Response.json(waitlistedDater));
  const tab = createTestServices({ storage: localStorage });
  const other = createTestServices({ storage: localStorage });
  await other.session.signIn(sessionTokens(tokens));
  await tab.session.resume();
  messageDraft(7).keep(id, 'half a sentence');
  createOutbox(localStorage, id).add(message);
  const track = vi.spyOn(tab.analytics, 'track');
  const kept = () => ({
    draft: messageDraft(7).kept(id),
    outbox: createOutbox(localStorage, id).list().length,
  });
  return { tab, other, track, kept };
}

it('keeps drafts and waiting messages when the session has expired in another tab', async () => {
  const { tab, other, track, kept } = await twoTabs();
  other.session.expire(tokens.jwt);
  tab.session.followStorage();
  expect(tab.session.getState().ended).toBe('expired');
  expect(kept()).toEqual({ draft: 'half a sentence', outbox: 1 });
  expect(track).not.toHaveBeenCalled();
});

it('forgets them when the user has logged out in another tab', async () => {
  const { tab, other, track, kept } = await twoTabs();
  other.session.logOut();
  messageDraft(7).keep(id, 'half a sentence');
  tab.session.followStorage();
  expect(kept()).toEqual({ draft: undefined, outbox: 0 });
  expect(track).toHaveBeenCalledExactlyOnceWith(authEvents.loggedOut);
});

it('keeps them, and reports no log-out, when the user signs in again in another tab', async () => {
  const { tab, other, track, kept } = await twoTabs();
  other.session.expire(tokens.jwt);
  tab.session.followStorage();
  await other.session.signIn(sessionTokens(tokens));
  tab.session.followStorage();
  await expect.poll(() => tab.session.getState().status).toBe('LOGGED_IN');
  expect(kept()).toEqual({ draft: 'half a sentence', outbox: 1 });
  expect(track).not.toHaveBeenCalled();
});

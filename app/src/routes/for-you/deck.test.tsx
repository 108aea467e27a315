import type { User } from '@perigee/api';
import { acceptedDater, adminUser, fullDeck, notMatched } from '@perigee/api/fixtures';
import type { ForYouDeck } from '@perigee/ui/for-you';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { DeckRoute } from './deck.tsx';

const refused = vi.fn<(error: unknown) => void>();
const reviewed = vi.fn<(hasAny: boolean) => void>();

// Its carousel needs more of a browser than jsdom has.
vi.mock('@perigee/ui/for-you', async (original) => ({
  ...(await original<object>()),
  ForYouDeck: ({ isAdmin, profiles, onDecide, onReview }: ComponentProps<typeof ForYouDeck>) => (
    <>
      <p>For an admin: {`${isAdmin}`}</p>
      <button onClick={() => void onReview().then(reviewed, refused)}>Review</button>
      {profiles.status === 'error' && <p role="alert">{profiles.message}</p>}
      {profiles.status === 'ready' &&
        profiles.data.map((profile) => (
          <button
            key={profile.id}
            onClick={() => void onDecide(profile, { liked: true }).catch(refused)}
          >
            {`Like ${profile.id}`}
          </button>
        ))}
    </>
  ),
}));

afterEach(() => {
  refused.mockClear();
  reviewed.mockClear();
});

function renderDeck(user: User) {
  render(
    <MemoryRouter>
      <DeckRoute user={user} tabs={null} />
    </MemoryRouter>,
    { wrapper: wrapperWith(createTestServices()) },
  );
}

/** Answers reads of the deck one after the other, and every change alike. */
function answer(decks: readonly Response[], change: () => Response): void {
  const rest = [...decks];
  vi.stubGlobal('fetch', async (_url: unknown, init?: RequestInit) =>
    init?.method === 'GET' ? (rest.shift() ?? Response.json({ profiles: [] })) : change(),
  );
}

// Their overlay is shorter. Source: member §2 (For-you deck).
it.each([
  ['an admin', adminUser, true],
  ['a member', acceptedDater, false],
])('the deck knows that it is for %s', (_who, user, isAdmin) => {
  answer([Response.json(fullDeck)], () => Response.json(notMatched));
  renderDeck(user);
  expect(screen.getByText(/^For an admin/).textContent).toBe(`For an admin: ${isAdmin}`);
});

it.each([
  ['leaves', 404, false],
  ['stays in', 409, true],
])('a profile %s the deck when its decision is refused with %d', async (_where, status, stays) => {
  const [first, ...others] = fullDeck.profiles;
  const nameOf = (profile = first) => `Like ${profile?.id}`;
  const reads = [Response.json(fullDeck), Response.json({ profiles: others })];
  answer(reads, () => Response.json({ message: 'No' }, { status }));
  renderDeck(acceptedDater);
  fireEvent.click(await screen.findByText(nameOf()));
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  await screen.findByText(nameOf(others[0]));
  expect(screen.queryByText(nameOf()) !== null).toBe(stays);
});

it('an emptied deck that could not be filled again has failed, and has not ended', async () => {
  const profiles = fullDeck.profiles.slice(0, 1);
  const refusal = Response.json({ message: 'Try again in ten minutes' }, { status: 429 });
  answer([Response.json({ profiles }), refusal], () => Response.json(notMatched));
  renderDeck(acceptedDater);
  fireEvent.click(await screen.findByText(`Like ${profiles[0]?.id}`));
  expect((await screen.findByRole('alert')).textContent).toBe('Try again in ten minutes');
});

it('a failed read after a review is a failure, not an empty deck', async () => {
  const refusal = () => Response.json({ message: 'Try again in ten minutes' }, { status: 429 });
  answer([Response.json({ profiles: [] }), refusal(), refusal()], () => Response.json({}));
  renderDeck(acceptedDater);
  fireEvent.click(await screen.findByText('Review'));
  await waitFor(() => expect(refused.mock.calls.length + reviewed.mock.calls.length).toBe(1));
  expect(refused).toHaveBeenCalledOnce();
});

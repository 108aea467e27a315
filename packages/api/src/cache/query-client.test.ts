import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../http/fetcher.ts';
import { createQueryClient } from './query-client.ts';

/** Runs a mutation as the generated hooks do, against an answer or an error. */
const mutate = (
  queryClient: ReturnType<typeof createQueryClient>,
  name: string,
  answer: unknown = {},
) =>
  new MutationObserver(queryClient, {
    mutationKey: [name],
    mutationFn: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  }).mutate();

// The page of an event reads it by its slug and changes it by its id, as do those of people and hosts.
it.each([
  ['reserveTicket', ['getEvent', 'moon-supper', 7]],
  ['reserveTicket', ['getPublicEvent', 'moon-supper', null]],
  ['inviteToEvent', ['getEvent', 'moon-supper', 7]],
  ['giveTicket', ['getEvent', 'moon-supper', 7]],
  ['giveTicket', ['listEventMatches', 'moon-supper', 7]],
  ['cancelSignup', ['getPublicEvent', 'moon-supper', null]],
  ['cancelSignup', ['listEventMatches', 'moon-supper', 7]],
  ['updateEvent', ['getEvent', 'moon-supper', 7]],
  ['deleteEvent', ['getPublicEvent', 'moon-supper', null]],
  ['addGalleryPicture', ['getEvent', 'moon-supper', 7]],
  ['generateSchedule', ['getEvent', 'moon-supper', 7]],
  ['applyForDate', ['listDateApplications', 'bachelorette-night']],
  ['updateAdminUser', ['getAdminUser', 'noor']],
  ['updateAdminUser', ['listAdminDeckProfiles']],
  ['pauseSubscription', ['getAdminUser', 'noor']],
  ['giveFreeMonths', ['getAdminUser', 'noor']],
  ['preventRenewal', ['getAdminUser', 'noor']],
  ['updateWaitlistEntry', ['getAdminUser', 'noor']],
  ['deleteAdminUser', ['getAdminUser', 'noor']],
  ['deleteAdminUser', ['listAdminDeckProfiles']],
  ['deleteAdminUser', ['listMatchRecommendations', { userId: 1021 }]],
  ['deleteAdminUser', ['listMatchFeedback', { userId: 1021 }]],
  ['addMatchFeedback', ['listMatchFeedback', 'noor']],
  ['updateHost', ['getHost', 'supper-club']],
])('%s makes %j stale, whatever name it was read by', async (name, queryKey) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKey, {});
  queryClient.setQueryData(['listMembershipPlans'], {});
  await mutate(queryClient, name);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['listMembershipPlans'])?.isInvalidated).toBe(false);
});

it('ends a mutation when the queries are refetched that the page shows next', async () => {
  const queryClient = createQueryClient();
  let answers = 0;
  const queryFn = async () => (answers += 1);
  const observer = new QueryObserver(queryClient, { queryKey: ['listUpcomingEvents'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  await mutate(queryClient, 'reserveTicket');
  expect(observer.getCurrentResult().data).toBe(2);
  stop();
});

it.each([
  ['deleteAdminUser', ['getAdminUser', 'noor']],
  ['deleteEvent', ['getEvent', 'moon-supper', 7]],
  ['deleteEvent', ['listEventMatches', 'moon-supper', 7]],
])('%s does not refetch %j for the page that it closes', async (name, queryKey) => {
  const queryClient = createQueryClient();
  const queryFn = vi.fn<() => Promise<object>>().mockResolvedValue({});
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  await mutate(queryClient, name);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  stop();
});

it('does not let an admin wait for their own user after a decision', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryDefaults(['getCurrentUser'], { queryFn: () => new Promise(() => undefined) });
  queryClient.setQueryData(['getCurrentUser'], { name: 'Noor' });
  await mutate(queryClient, 'updateWaitlistEntry');
  expect(queryClient.getQueryState(['getCurrentUser'])?.isInvalidated).toBe(true);
});

/** A query whose first answer, of before a change, comes when the test says so. */
function slowQuery(first: string, then: string) {
  let answer = (_answer: string) => undefined as void;
  const before = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(before)
    .mockResolvedValue(then);
  return { queryFn, answerFirst: () => answer(first) };
}

it('repeats a first request that began before the change', async () => {
  const queryClient = createQueryClient();
  const { queryFn, answerFirst } = slowQuery('not connected', 'connected');
  const observer = new QueryObserver(queryClient, { queryKey: ['getPayoutsAccount'], queryFn });
  const stop = observer.subscribe(() => undefined);
  const change = mutate(queryClient, 'connectPayoutsAccount');
  answerFirst();
  await change;
  await expect.poll(() => observer.getCurrentResult().data).toBe('connected');
  stop();
});

it('fails nobody who waits for a first request when a change makes it stale', async () => {
  const queryClient = createQueryClient();
  const { queryFn, answerFirst } = slowQuery('pending', 'maybe');
  // The lookup before a decision, while the decision before it ends.
  const lookup = queryClient.fetchQuery({ queryKey: ['getAdminUser', '1125'], queryFn });
  await mutate(queryClient, 'updateWaitlistEntry');
  answerFirst();
  await expect(lookup).resolves.toBe('pending');
});

it('writes the user of a response at once', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['getCurrentUser'], { name: 'Noor' });
  await mutate(queryClient, 'updateCurrentUser', { name: 'Noor Haddad' });
  expect(queryClient.getQueryData(['getCurrentUser'])).toEqual({ name: 'Noor Haddad' });
});

it.each([
  ['reserveTicket', 'getEvent', true],
  ['reserveTicket', 'discoverEvents', true],
  ['giveTicket', 'getEvent', false],
  ['deleteEvent', 'getEvent', true],
  ['updateAdminUser', 'getAdminUser', true],
  ['deleteAdminUser', 'getAdminUser', true],
  ['deleteAdminUser', 'listActiveUsers', true],
  ['pauseSubscription', 'getAdminUser', true],
  ['resumeSubscription', 'getAdminUser', true],
  ['preventRenewal', 'listActiveUsers', true],
])('a refused %s makes %s stale: %s', async (name, query, isStale) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData([query, 'moon-supper'], {});
  await expect(mutate(queryClient, name, new ApiError(409, 'Sold out'))).rejects.toThrow(
    'Sold out',
  );
  expect(queryClient.getQueryState([query, 'moon-supper'])?.isInvalidated).toBe(isStale);
});

it.each([
  ['a query', 403, 2],
  ['a mutation', 403, 2],
  ['a query', 404, 1],
])('refetches the user after %s was refused with %d', async (kind, status, reads) => {
  const queryClient = createQueryClient();
  const readUser = vi.fn<() => Promise<object>>().mockResolvedValue({ admin: false });
  queryClient.setQueryDefaults(['getCurrentUser'], { queryFn: readUser });
  await queryClient.fetchQuery({ queryKey: ['getCurrentUser'] });
  const refusal = new ApiError(status, 'Only admins can do this');
  const refused =
    kind === 'a query'
      ? queryClient.fetchQuery({
          queryKey: ['listWaitlist'],
          queryFn: async () => Promise.reject(refusal),
        })
      : mutate(queryClient, 'updateWaitlistEntry', refusal);
  await expect(refused).rejects.toThrow(refusal.message);
  await expect.poll(() => readUser.mock.calls.length).toBe(reads);
});

it('does not repeat a refused request for the user', async () => {
  const queryClient = createQueryClient();
  const readUser = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError(403, 'Refused'));
  queryClient.setQueryDefaults(['getCurrentUser'], { queryFn: readUser });
  await expect(queryClient.fetchQuery({ queryKey: ['getCurrentUser'] })).rejects.toThrow('Refused');
  expect(readUser).toHaveBeenCalledOnce();
});

it.each([
  [0, 3],
  [503, 3],
  [422, 1],
])('tries a query that failed with status %d %d times', async (status, attempts) => {
  vi.useFakeTimers();
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError(status, ''));
  const read = createQueryClient().fetchQuery({ queryKey: ['getEvent', '1'], queryFn });
  await Promise.all([expect(read).rejects.toThrow(`Status ${status}`), vi.runAllTimersAsync()]);
  expect(queryFn).toHaveBeenCalledTimes(attempts);
  vi.useRealTimers();
});

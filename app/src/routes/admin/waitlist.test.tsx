import { applicantForAdmins, pendingApplicants } from '@perigee/api/fixtures';
import { adminWaitlistMessages as texts } from '@perigee/domain/admin';
import type { WaitlistStatus } from '@perigee/domain/waitlist';
import { ShortcutsProvider } from '@perigee/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { adminUserHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { Component } from './waitlist.tsx';

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

const allPending = () => Response.json(pendingApplicants);

/** Answers with each of these once, and with all pending applicants after them. */
const inTurn =
  (...replies: Response[]) =>
  () =>
    replies.shift() ?? allPending();

/**
 * Opens the waitlist with an API whose applicants have a status by now. Gives what is listed and sent.
 *
 * @param released applicants are answered when it is resolved
 * @param reply the answer to a read of the list
 */
function open(
  status: WaitlistStatus,
  search = '',
  released?: Promise<unknown>,
  reply: (query: string) => Response = allPending,
) {
  const listed: string[] = [];
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const { pathname, search: query } = new URL(url);
    if (method === 'PUT') {
      sent.push([pathname, JSON.parse(body as string)]);
      return Response.json(pendingApplicants.data[1]);
    }
    if (pathname === '/waitlist') {
      listed.push(query);
      return reply(query);
    }
    await released;
    return Response.json({ ...applicantForAdmins, waitlistStatus: status });
  });
  const page = (
    <ShortcutsProvider characterKeys onCharacterKeysChange={() => undefined}>
      <Component />
    </ShortcutsProvider>
  );
  const router = openRoutes(
    createTestServices(),
    [{ path: paths.adminWaitlist, element: page }],
    paths.adminWaitlist + search,
  );
  return { listed, sent, router };
}

async function decide(...names: string[]) {
  for (const name of names)
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  fireEvent.click(screen.getByRole('button', { name: texts.save(names.length) }));
}

it('sends a decision', async () => {
  const { sent } = open('pending');
  await decide('Anders Holm');
  await waitFor(() =>
    expect(sent).toEqual([['/waitlist/1301', { waitlistStatus: 'pre-approved' }]]),
  );
});

it('does not overwrite the decision of another admin, and reads the list again', async () => {
  const { sent, listed } = open('no');
  await decide('Anders Holm');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(texts.notSaved(['Anders Holm']));
  expect(notice.textContent).toContain(texts.decidedElsewhere('no'));
  expect(sent).toEqual([]);
  await waitFor(() => expect(listed).toHaveLength(2));
});

/** Decides on the shown applicant with two keys; resolves to their name when the next one is shown. */
async function decideByKeys(): Promise<string> {
  const heading = await screen.findByRole('heading', { level: 2 });
  const name = heading.textContent;
  fireEvent.keyDown(heading, { key: 'm', code: 'KeyM' });
  fireEvent.keyDown(heading, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(name));
  return name.replace(/, \d+$/, '');
}

it('sends a decision that was taken before the applicant was loaded', async () => {
  let release: (value?: unknown) => void = () => undefined;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  const { sent } = open('pending', '?view=single', released);
  await decideByKeys();
  release();
  await waitFor(() => expect(sent).toHaveLength(1));
});

describe('a list whose applicants are all decided, and which could not be read again', () => {
  const [first, second] = pendingApplicants.data;
  const only = () => Response.json({ ...pendingApplicants, data: [first], pages: 2 });
  const refusal = () => Response.json({ message: 'Try again in ten minutes' }, { status: 429 });
  const tryAgain = async () => {
    await screen.findByText('Try again in ten minutes');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  };

  it('has failed, and is loaded by a retry, one applicant at a time', async () => {
    const nextPage = Response.json({ ...pendingApplicants, page: 2 });
    open('pending', '?view=single', undefined, inTurn(only(), nextPage, refusal()));
    const heading = await screen.findByRole('heading', { level: 2 });
    fireEvent.keyDown(heading, { key: 'm', code: 'KeyM' });
    fireEvent.keyDown(heading, { key: 'Enter', code: 'Enter' });
    await tryAgain();
    const next = { level: 2, name: new RegExp(second?.name ?? '') };
    expect(await screen.findByRole('heading', next)).toBeTruthy();
  });

  it('has failed, and is loaded by a retry, as a table', async () => {
    open('pending', '', undefined, inTurn(only(), refusal()));
    await decide(first?.name ?? '');
    await tryAgain();
    expect(await screen.findByRole('checkbox', { name: `Select ${second?.name}` })).toBeTruthy();
  });
});

it('names a refused decision also after the next one', async () => {
  open('no', '?view=single');
  const names = [await decideByKeys(), await decideByKeys()];
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(texts.notSaved(names)),
  );
});

it('reads the list again once after several decisions', async () => {
  const { sent, listed } = open('pending');
  await decide('Anders Holm', 'Lena Hoffmann', 'Hana Sato');
  await waitFor(() => expect(listed).toHaveLength(2));
  expect(sent).toHaveLength(3);
  expect(await screen.findAllByText(/^Saved: |\. Saved: /)).not.toHaveLength(0);
  expect(listed).toHaveLength(2);
});

it('reads the list again when the window gets the focus', async () => {
  const { listed } = open('pending');
  await screen.findByText('Hana Sato');
  expect(listed).toHaveLength(1);
  act(() => {
    globalThis.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(listed).toHaveLength(2));
});

it('lists what the address says, and keeps a change in it', async () => {
  const { listed, router } = open('pending', '?status=maybe&page=2&cardSubmitted=false');
  await screen.findByText('Hana Sato');
  expect(listed).toEqual(['?page=2&waitlistStatus=maybe&paginated=true&cardSubmitted=false']);
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(listed).toHaveLength(2));
  expect(router.state.location.search).toBe('?status=maybe&page=3&cardSubmitted=false');
});

describe('Back', () => {
  const [first, second] = pendingApplicants.data;
  /** Two pages with an applicant each. */
  const reply = (query: string) => {
    const page = Number(new URLSearchParams(query).get('page'));
    const data = [first, second].slice(page - 1, page);
    return Response.json({ data, count: 2, limit: 1, pages: 2 });
  };
  const isShown = async (row: typeof first) =>
    screen.findByRole('heading', { level: 2, name: new RegExp(row?.name ?? '') });

  it('leads from a later page of the single view to the list', async () => {
    const { router } = open('pending', '', undefined, reply);
    fireEvent.click(await screen.findByRole('button', { name: texts.view.single }));
    await isShown(first);
    fireEvent.click(screen.getByRole('button', { name: texts.single.next }));
    await isShown(second);
    await act(async () => router.navigate(-1));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('passes over a page after the last one', async () => {
    const { router } = open('pending', '', undefined, reply);
    await screen.findByRole('checkbox', { name: `Select ${first?.name}` });
    await act(async () => router.navigate('?page=9'));
    await screen.findByRole('checkbox', { name: `Select ${second?.name}` });
    expect(router.state.location.search).toBe('?page=2');
    await act(async () => router.navigate(-1));
    expect(router.state.location.search).toBe('');
  });
});

it('links to the page of a member by id: a username can be a part of another address', async () => {
  open('pending', '?view=single');
  const link = await screen.findByRole('link', { name: texts.single.openProfile });
  expect(link.getAttribute('href')).toBe(adminUserHref(String(pendingApplicants.data[0]?.id)));
});

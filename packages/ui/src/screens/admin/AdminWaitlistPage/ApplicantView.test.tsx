import type { WaitlistPage, WaitlistUser } from '@perigee/api';
import { emptyWaitlistPage, pendingApplicants } from '@perigee/api/fixtures';
import {
  adminWaitlistMessages as texts,
  WAITLIST_START,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminWaitlistPageProps } from './AdminWaitlistPage.tsx';
import { stubBrowser, TestPage } from './test-page.tsx';

const single: WaitlistSearch = { ...WAITLIST_START, view: 'single' };
const second: WaitlistSearch = { ...single, page: 2 };

const LIMIT = 3;
const [a, b, c, d, e, f, next] = pendingApplicants.data as [
  ...[WaitlistUser, WaitlistUser, WaitlistUser, WaitlistUser, WaitlistUser, WaitlistUser],
  WaitlistUser,
];

const pageOf = (...data: WaitlistUser[]): WaitlistPage => ({
  data,
  count: LIMIT * 2,
  limit: LIMIT,
  pages: 2,
});
const firstPage = pageOf(a, b, c);
const secondPage = pageOf(d, e, f);

const onSearchChange = vi.fn<AdminWaitlistPageProps['onSearchChange']>();

let draw: (page: ReactElement) => void;
const show = (search: WaitlistSearch, applicants: WaitlistPage, busy = false) =>
  draw(<TestPage {...{ search, onSearchChange, applicants, busy }} />);

beforeEach(() => {
  stubBrowser();
  draw = render(<div />).rerender;
  onSearchChange.mockClear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => screen.queryByRole('heading', { level: 2 })?.textContent;

/** Decides on the last applicant of the first page, whose place another one gets. */
async function decideOnLast() {
  show({ ...single, applicant: c.id }, firstPage);
  fireEvent.click(screen.getByRole('radio', { name: /^Maybe/ }));
  press(texts.dialog.save);
  await waitFor(() => expect(title()).toBeUndefined());
  show({ ...single, applicant: c.id }, pageOf(a, b, next));
  expect(title()).toContain(next.name);
}

describe('a page of applicants', () => {
  it('opens at its first one after a decision on the last one of the page before', async () => {
    await decideOnLast();
    show({ ...single, applicant: next.id }, pageOf(a, b, next));
    press(texts.single.next);
    show(second, secondPage);
    expect(title()).toContain(d.name);
  });

  it('of another tab opens at its first one', async () => {
    await decideOnLast();
    show({ ...single, tab: 'maybe' }, secondPage);
    expect(title()).toContain(d.name);
  });

  it('does not show those of the page before while it loads', () => {
    show({ ...single, applicant: c.id }, firstPage);
    press(texts.single.next);
    onSearchChange.mockClear();
    show(second, firstPage, true);
    expect(title()).toBeUndefined();
    expect(onSearchChange).not.toHaveBeenCalled();
  });

  it('is replaced by the next one in the address', () => {
    show({ ...single, applicant: c.id }, firstPage);
    press(texts.single.next);
    expect(onSearchChange).toHaveBeenLastCalledWith(second, { replace: true });
  });

  it('shows its last one after Back', () => {
    show({ ...single, applicant: c.id }, firstPage);
    press(texts.single.next);
    show({ ...second, applicant: d.id }, secondPage);
    onSearchChange.mockClear();
    show({ ...single, applicant: c.id }, firstPage);
    expect(title()).toContain(c.name);
    expect(onSearchChange).not.toHaveBeenCalled();
  });

  it('leads back to the last one of the page before, once', () => {
    show({ ...second, applicant: d.id }, secondPage);
    press(texts.single.previous);
    expect(onSearchChange).toHaveBeenLastCalledWith(single, { replace: true });
    show(single, firstPage);
    expect(title()).toContain(c.name);
    expect(onSearchChange).toHaveBeenLastCalledWith({ ...single, applicant: c.id });
    show(second, secondPage);
    show(single, firstPage);
    expect(title()).toContain(a.name);
  });
});

describe('a page after the last one', () => {
  const missing = { ...single, page: 5 };

  it('is replaced by the last one', () => {
    show(missing, { ...pageOf(), count: LIMIT * 2 });
    expect(onSearchChange).toHaveBeenLastCalledWith(second, { replace: true });
  });

  it('is judged by its own reply alone', () => {
    show(missing, firstPage, true);
    expect(onSearchChange).not.toHaveBeenCalled();
  });
});

describe('filters that no applicant matches', () => {
  it('are shown one applicant at a time too, and can be cleared', () => {
    show({ ...single, location: 'Toronto' }, emptyWaitlistPage);
    expect(title()).toBe(texts.noneFound);
    expect(screen.getByRole('button', { name: 'Remove Location Toronto' })).toBeTruthy();
    const clear = screen.getAllByRole('button', { name: texts.filters.clear }).at(-1);
    fireEvent.click(clear as HTMLElement);
    expect(onSearchChange).toHaveBeenLastCalledWith(single);
  });
});

it('has as many pages as the reply says', () => {
  show(WAITLIST_START, firstPage);
  expect(screen.getByText(/of 6/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onSearchChange).toHaveBeenLastCalledWith({ ...WAITLIST_START, page: 2 });
});

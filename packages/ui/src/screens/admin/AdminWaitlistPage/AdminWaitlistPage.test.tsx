import type { WaitlistPage, WaitlistUser } from '@perigee/api';
import { pendingApplicants } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { adminWaitlistMessages as texts, WAITLIST_START } from '@perigee/domain/admin';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toasts } from '../../../components/Toast/toast-context.ts';
import { stubBrowser, TestPage } from './test-page.tsx';

/** The names of the applicants whose row was rendered: rows read the birthdate, cells of drafts do not. */
const rendered: string[] = [];

const watched = (applicant: WaitlistUser): WaitlistUser =>
  Object.defineProperty({ ...applicant }, 'birthdate', {
    get: () => {
      rendered.push(applicant.name);
      return applicant.birthdate;
    },
  });

const page: WaitlistPage = { ...pendingApplicants, data: pendingApplicants.data.map(watched) };

/** The tabs make their addresses whenever the page is rendered. */
const hrefOf = vi.fn<() => string>(() => '#');

const toasts = { error: vi.fn<Toasts['error']>() } as unknown as Toasts;
const onDecide = vi.fn<() => Promise<void>>(async () => undefined);

const pageOf = (applicants: WaitlistPage, search = WAITLIST_START) => (
  <TestPage {...{ search, applicants, toasts, hrefOf, onDecide }} />
);

let show: (page: ReactElement) => void;

beforeEach(() => {
  stubBrowser();
  show = render(pageOf(page)).rerender;
  rendered.length = 0;
  hrefOf.mockClear();
});

it('renders one row again when it is ticked', () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Hana Sato' }));
  expect(screen.getByRole('button', { name: texts.save(1) })).toBeTruthy();
  expect([...new Set(rendered)]).toEqual(['Hana Sato']);
});

it('renders no row again when its membership is chosen', () => {
  fireEvent.click(screen.getByRole('checkbox', { name: texts.foundingOf('Hana Sato') }));
  expect(rendered).toEqual([]);
});

it('renders the page around the table for the first decision alone', () => {
  for (const name of ['Hana Sato', 'Anders Holm'])
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  // The first draft makes the page one that is not saved.
  const first = hrefOf.mock.calls.length;
  for (const name of ['Hana Sato', 'Anders Holm'])
    fireEvent.click(screen.getByRole('checkbox', { name: texts.foundingOf(name) }));
  expect(hrefOf).toHaveBeenCalledTimes(first);
});

it('renders no row again while the search is typed', () => {
  const field = screen.getByRole('searchbox', { name: texts.filters.search });
  fireEvent.change(field, { target: { value: 'sato' } });
  expect(rendered).toEqual([]);
});

it('says in a toast that a decision was refused after the page was left', async () => {
  let refuse = (_reason: Error): void => undefined;
  onDecide.mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Hana Sato' }));
  fireEvent.click(screen.getByRole('button', { name: texts.save(1) }));
  cleanup();
  refuse(new UserFacingError(texts.decidedElsewhere('no')));
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(texts.notSaved(['Hana Sato'])),
  );
});

describe('a draft about an applicant who leaves the page', () => {
  const remaining = { ...page, data: page.data.filter(({ name }) => name !== 'Hana Sato') };
  const notice = () => screen.queryByText(texts.left(['Hana Sato']));
  const saveButton = (count: number) => screen.queryByRole('button', { name: texts.save(count) });

  beforeEach(() => {
    for (const name of ['Hana Sato', 'Anders Holm'])
      fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  });

  it('is told, and not counted', () => {
    expect(saveButton(2)).not.toBeNull();
    show(pageOf(remaining));
    expect(saveButton(1)).not.toBeNull();
    expect(notice()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(notice()).toBeNull();
  });

  it('counts again when the applicant returns', () => {
    show(pageOf(remaining));
    show(pageOf(page));
    expect(saveButton(2)).not.toBeNull();
    expect(notice()).toBeNull();
  });

  it('counts on when another page is turned to', () => {
    show(pageOf(remaining, { ...WAITLIST_START, page: 2 }));
    expect(saveButton(2)).not.toBeNull();
    expect(notice()).toBeNull();
  });
});

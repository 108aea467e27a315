import type { WaitlistPage, WaitlistUser } from '@perigee/api';
import { applicantForAdmins, pendingApplicants } from '@perigee/api/fixtures';
import { adminWaitlistMessages as texts, WAITLIST_START } from '@perigee/domain/admin';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ready } from '../../../loadable.ts';
import { AdminWaitlistPage } from './AdminWaitlistPage.tsx';

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

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollTo = () => undefined;
  render(
    <AdminWaitlistPage
      search={WAITLIST_START}
      onSearchChange={() => undefined}
      hrefOf={() => '#'}
      applicants={ready(page)}
      busy={false}
      applicant={ready(applicantForAdmins)}
      onPrefetch={() => undefined}
      onDecide={async () => undefined}
      userHref={() => '#'}
      now={new Date('2026-12-01T12:00:00Z')}
    />,
  );
  rendered.length = 0;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

it('renders no row again while the search is typed', () => {
  const field = screen.getByRole('searchbox', { name: texts.filters.search });
  fireEvent.change(field, { target: { value: 'sato' } });
  expect(rendered).toEqual([]);
});

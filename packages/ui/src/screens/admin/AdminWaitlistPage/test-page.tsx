import type { WaitlistPage } from '@perigee/api';
import { WAITLIST_START } from '@perigee/domain/admin';
import { vi } from 'vitest';
import { ToastsContext, type Toasts } from '../../../components/Toast/toast-context.ts';
import { loading, ready } from '../../../loadable.ts';
import { AdminWaitlistPage, type AdminWaitlistPageProps } from './AdminWaitlistPage.tsx';

interface TestPageProps extends Partial<Omit<AdminWaitlistPageProps, 'applicants'>> {
  applicants: WaitlistPage;
  toasts?: Toasts;
}

const NO_TOASTS = {} as Toasts;

/** The waitlist with calls that do nothing, unless they are given. */
export const TestPage = ({ applicants, toasts = NO_TOASTS, ...props }: TestPageProps) => (
  <ToastsContext value={toasts}>
    <AdminWaitlistPage
      search={WAITLIST_START}
      onSearchChange={() => undefined}
      hrefOf={() => '#'}
      applicants={ready(applicants)}
      busy={false}
      applicant={loading}
      onPrefetch={() => undefined}
      onPrefetchPage={() => undefined}
      onDecide={async () => undefined}
      asOneChange={async (send) => send()}
      userHref={() => '#'}
      now={new Date('2026-12-01T12:00:00Z')}
      {...props}
    />
  </ToastsContext>
);

/** What the page asks of a browser, and jsdom does not have. */
export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

import { applicants } from '@perigee/api/fixtures';
import { managerMessages } from '@perigee/domain/host-portal';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastsContext, type Toasts } from '../../../components/Toast/toast-context.ts';
import { useApplicantDecisions } from './use-applicant-decisions.ts';

/** Longer than a test. */
const LONG = 600_000;

const toasts = {
  success: vi.fn<Toasts['success']>(),
  error: vi.fn<Toasts['error']>(),
  info: vi.fn<Toasts['info']>(),
  message: vi.fn<Toasts['message']>(),
  loading: vi.fn<Toasts['loading']>(),
  close: vi.fn<Toasts['close']>(),
} satisfies Toasts;

it('a decision that is refused after the page was left is told with its names', async () => {
  const accepted = vi.fn<(userId: number) => Promise<void>>(async (userId) => {
    if (userId !== 1102) throw new Error('sold out');
  });
  const { result, unmount } = renderHook(
    () =>
      useApplicantDecisions(
        {
          onAccept: accepted,
          onDecline: async () => undefined,
          asOneChange: async (send) => send(),
        },
        LONG,
      ),
    { wrapper: ({ children }) => <ToastsContext value={toasts}>{children}</ToastsContext> },
  );
  act(() => result.current.decide({ kind: 'accept', applicants }));
  expect(accepted).not.toHaveBeenCalled();
  unmount();
  const { done, failed } = managerMessages.applicants;
  await waitFor(() =>
    expect(toasts.success).toHaveBeenCalledWith(done.accept(['Aisha']), { short: true }),
  );
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(failed.accept(['Theo', 'Emil']));
});

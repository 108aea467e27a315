import type { WaitlistUser } from '@perigee/api';
import { pendingApplicants } from '@perigee/api/fixtures';
import { adminWaitlistMessages as texts } from '@perigee/domain/admin';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../components/Toast/Toast.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

it('stays open for an applicant when the answer about the one before arrives', async () => {
  const [anders, lena] = pendingApplicants.data as [WaitlistUser, WaitlistUser];
  const onOpenChange = vi.fn<(open: boolean) => void>();
  let answer = () => undefined as void;
  const onSave = async () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const about = (applicant: WaitlistUser) => (
    <ToastProvider>
      <DecisionDialog
        open
        onOpenChange={onOpenChange}
        applicant={applicant}
        draft={{ waitlistStatus: 'maybe' }}
        onSave={onSave}
        now={new Date('2026-12-01T12:00:00Z')}
      />
    </ToastProvider>
  );
  const { rerender } = render(about(anders));
  fireEvent.click(await screen.findByRole('button', { name: texts.dialog.save }));
  rerender(about(lena));
  await act(async () => answer());
  expect(screen.getByRole('heading', { name: new RegExp(lena.name) })).toBeTruthy();
  expect(onOpenChange).not.toHaveBeenCalled();
});

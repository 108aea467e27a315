import { messages } from '@perigee/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ready } from '../../../loadable.ts';
import { PayoutsPanel, type PayoutsPanelProps } from './PayoutsPanel.tsx';

it('moves the focus to its title after a retry', async () => {
  const failed = {
    status: 'error',
    message: messages.unableToProcess,
    onRetry: () => undefined,
  } as const;
  const panel = (account: PayoutsPanelProps['account']) => (
    <PayoutsPanel account={account} connectHref={null} />
  );
  const { rerender } = render(panel(failed));
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  rerender(panel({ ...failed, retrying: true }));
  expect(document.activeElement).toBe(button);
  rerender(panel(ready({})));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

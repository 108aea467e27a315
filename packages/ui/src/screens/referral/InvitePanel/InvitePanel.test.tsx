import { publicUser } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ready } from '../../../loadable.ts';
import { InvitePanel, type InvitePanelProps } from './InvitePanel.tsx';

it('moves the focus to the referrer after a retry, past the invitation beside', async () => {
  const failed = {
    status: 'error',
    message: messages.unableToProcess,
    onRetry: () => undefined,
  } as const;
  const panel = (referrer: InvitePanelProps['referrer']) => (
    <InvitePanel
      invite={{ code: 'NIGHT1', link: '#' }}
      referrer={referrer}
      onEnterCode={() => undefined}
    />
  );
  const { rerender } = render(panel(failed));
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  rerender(panel({ ...failed, retrying: true }));
  expect(document.activeElement).toBe(button);
  rerender(panel(ready(publicUser)));
  const heading = screen.getByRole('heading', { name: 'You were invited' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

import { publicUser } from '@perigee/api/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { retryToLoad } from '../../../components/ErrorState/test-retry.tsx';
import { InvitePanel } from './InvitePanel.tsx';

it('moves the focus to the referrer after a retry, past the invitation beside', async () => {
  retryToLoad(
    (referrer) => (
      <InvitePanel
        invite={{ code: 'NIGHT1', link: '#' }}
        referrer={referrer}
        onEnterCode={() => undefined}
      />
    ),
    publicUser,
  );
  const heading = screen.getByRole('heading', { name: 'You were invited' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

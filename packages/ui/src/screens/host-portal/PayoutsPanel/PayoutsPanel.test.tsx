import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { retryToLoad } from '../../../components/ErrorState/test-retry.tsx';
import { PayoutsPanel } from './PayoutsPanel.tsx';

it('moves the focus to its title after a retry', async () => {
  retryToLoad((account) => <PayoutsPanel account={account} connectHref={null} />, {});
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

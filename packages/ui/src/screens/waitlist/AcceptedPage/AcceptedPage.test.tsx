import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { retryToLoad } from '../../../components/ErrorState/test-retry.tsx';
import { AcceptedPage } from './AcceptedPage.tsx';

it('moves the focus to its title after the position was loaded by a retry', async () => {
  retryToLoad(
    (position) => (
      <AcceptedPage
        person={{ firstName: 'Idris', imageUrl: null, city: null }}
        position={position}
        membership="active"
        liveSupportHref="#"
        downloadHref="#"
      />
    ),
    142,
  );
  const title = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

import { messages } from '@perigee/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ready } from '../../../loadable.ts';
import { AcceptedPage, type AcceptedPageProps } from './AcceptedPage.tsx';

it('moves the focus to its title after the position was loaded by a retry', async () => {
  const failed = {
    status: 'error',
    message: messages.unableToProcess,
    onRetry: () => undefined,
  } as const;
  const page = (position: AcceptedPageProps['position']) => (
    <AcceptedPage
      person={{ firstName: 'Idris', imageUrl: null, city: null }}
      position={position}
      membership="active"
      liveSupportHref="#"
      downloadHref="#"
    />
  );
  const { rerender } = render(page(failed));
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  rerender(page({ ...failed, retrying: true }));
  expect(document.activeElement).toBe(button);
  rerender(page(ready(142)));
  const title = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

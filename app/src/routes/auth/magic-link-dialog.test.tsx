import { authMessages } from '@perigee/domain/auth';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import MagicLinkDialog from './magic-link-dialog.tsx';

it('stays failed, and is busy, until another link is made', async () => {
  const fetchLink = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetchLink);
  fetchLink.mockResolvedValueOnce(Response.json({}, { status: 500 }));
  render(<MagicLinkDialog onClosed={() => undefined} />, {
    wrapper: wrapperWith(createTestServices()),
  });
  await screen.findByText(authMessages.magicLink.failed);
  let answer: (response: Response) => void = () => undefined;
  fetchLink.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const retry = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(retry);
  await waitFor(() => expect(fetchLink).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  expect(retry.isConnected).toBe(true);
  answer(Response.json({ magicToken: 'letmein' }));
  await screen.findByRole('button', { name: 'Copy link' });
  expect(fetchLink).toHaveBeenCalledTimes(2);
});

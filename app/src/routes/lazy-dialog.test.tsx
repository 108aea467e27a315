import { messages } from '@perigee/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

const Question = ({ about }: { about: string }) => <p>What of {about}?</p>;

afterEach(cleanup);

describe('a lazy dialog', () => {
  it('says that it comes, and comes', async () => {
    const Dialog = lazyDialog(async () => ({ default: Question }));
    render(<Dialog about="Tuesday" />);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('What of Tuesday?')).toBeTruthy();
  });

  it('can be tried again where it could not be fetched', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Question }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Question });
    const Dialog = lazyDialog(load);
    render(<Dialog about="Tuesday" />);
    expect(await screen.findByText(messages.tryAgain)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('What of Tuesday?')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

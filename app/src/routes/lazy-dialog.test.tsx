import { messages } from '@perigee/domain';
import { loadDialog } from '@perigee/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

interface QuestionProps {
  about: string;
  onClosed?: () => void;
}

const Question = ({ about }: QuestionProps) => <p>What of {about}?</p>;
const module = { default: Question };

const failingOnce = () =>
  vi
    .fn<() => Promise<typeof module>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(module);

const open = (dialog: ReactNode) => act(async () => render(dialog));
const press = (name: string) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name })));

// Imports the shared part of dialogs once, before the tests, because it may take long.
beforeAll(() => loadDialog());

describe('a lazy dialog', () => {
  it('shows a loading state, and renders', async () => {
    let arrive = () => {};
    const arrival = new Promise<typeof module>((resolve) => {
      arrive = () => resolve(module);
    });
    const Dialog = lazyDialog(() => arrival);
    await open(<Dialog about="Tuesday" />);
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(async () => arrive());
    expect(await screen.findByText('What of Tuesday?')).toBeTruthy();
  });

  it('can be retried after a failed download', async () => {
    const load = failingOnce();
    const Dialog = lazyDialog(load);
    await open(<Dialog about="Tuesday" />);
    expect(await screen.findByText(messages.tryAgain)).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('What of Tuesday?')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('can be closed after a failed download, and is fetched again when it opens', async () => {
    const Dialog = lazyDialog(failingOnce());
    const onClosed = vi.fn<() => void>();
    const { unmount } = await open(<Dialog about="Tuesday" onClosed={onClosed} />);
    await press('Close');
    expect(onClosed).toHaveBeenCalledOnce();
    unmount();
    await open(<Dialog about="Tuesday" onClosed={onClosed} />);
    expect(await screen.findByText('What of Tuesday?')).toBeTruthy();
  });
});

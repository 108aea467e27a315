import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeckActions } from './DeckActions.tsx';

const button = () => screen.getByRole('button', { name: 'Like with a comment' });

/** The button before the tooltip has come. */
function drawn() {
  const nothing = () => undefined;
  render(
    <DeckActions
      access="open"
      downloadHref="#app"
      requestRef={createRef()}
      onPass={nothing}
      onLike={nothing}
      onRequest={nothing}
    />,
  );
  return button();
}

afterEach(cleanup);

it('has its tooltip when that has come', async () => {
  const bare = drawn();
  await expect.poll(() => button()).not.toBe(bare);
});

it('keeps the focus when its tooltip comes, which waits for it to leave', async () => {
  const bare = drawn();
  bare.focus();
  const listen = vi.spyOn(bare, 'addEventListener');
  await expect.poll(() => listen).toHaveBeenCalled();
  expect(button()).toBe(bare);
  expect(bare).toBe(document.activeElement);
  screen.getByRole('button', { name: 'Like' }).focus();
  await expect.poll(() => button()).not.toBe(bare);
});

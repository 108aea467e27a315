import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useDeckKeys } from './use-deck-keys.ts';

function Page({ onArrow }: { onArrow: (side: 'left' | 'right') => void }) {
  const deck = useRef<HTMLElement>(null);
  useDeckKeys(deck, onArrow);
  return (
    <main tabIndex={-1}>
      <a href="#elsewhere">Elsewhere</a>
      <section ref={deck}>
        <button type="button">Like</button>
      </section>
    </main>
  );
}

it.each([
  ['nothing', () => document.body, 1],
  ['the page, after a press on its ground', () => screen.getByRole('main'), 1],
  ['the deck', () => screen.getByRole('button'), 1],
  ['another control of the page', () => screen.getByRole('link'), 0],
])('with the focus on %s', (_where, focused, times) => {
  const onArrow = vi.fn<(side: 'left' | 'right') => void>();
  render(<Page onArrow={onArrow} />);
  fireEvent.keyDown(focused(), { key: 'ArrowRight' });
  expect(onArrow).toHaveBeenCalledTimes(times);
});

it('handles a key before the first paint', () => {
  const onArrow = vi.fn<(side: 'left' | 'right') => void>();
  /** Presses a key after the page is in the document, and before it is painted. */
  function Impatient() {
    useLayoutEffect(() => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
      );
    }, []);
    return <Page onArrow={onArrow} />;
  }
  render(<Impatient />);
  expect(onArrow).toHaveBeenCalledOnce();
});

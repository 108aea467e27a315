import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusAfterLast } from './use-focus-after-last.ts';

function Lists({ count }: { count: number }) {
  const place = useFocusAfterLast<HTMLDivElement>(count);
  return (
    <>
      {count > 0 && <button type="button">Accept</button>}
      <button type="button">Elsewhere</button>
      <div ref={place}>
        <h3 tabIndex={-1}>Guest list</h3>
      </div>
    </>
  );
}

it('moves the focus to the next list when the last item is gone', () => {
  const { rerender } = render(<Lists count={1} />);
  screen.getByText('Accept').focus();
  rerender(<Lists count={0} />);
  expect(document.activeElement).toBe(screen.getByText('Guest list'));
});

it('leaves the focus that is elsewhere', () => {
  const { rerender } = render(<Lists count={1} />);
  screen.getByText('Elsewhere').focus();
  rerender(<Lists count={0} />);
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

it('leaves the focus of a page that opens without items', () => {
  render(<Lists count={0} />);
  expect(document.activeElement).toBe(document.body);
});

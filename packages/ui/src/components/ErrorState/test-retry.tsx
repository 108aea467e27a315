import { messages } from '@perigee/domain';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { ready, type Loadable } from '../../loadable.ts';

/**
 * Draws a failure, focuses its button, which keeps the focus while the retry is pending, and then draws what was
 * loaded.
 */
export function retryToLoad<T>(draw: (value: Loadable<T>) => ReactElement, loaded: T): void {
  const failed = {
    status: 'error',
    message: messages.unableToProcess,
    onRetry: () => undefined,
  } as const;
  const { rerender } = render(draw(failed));
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  rerender(draw({ ...failed, retrying: true }));
  expect(document.activeElement).toBe(button);
  rerender(draw(ready(loaded)));
}

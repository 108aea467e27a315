import { fieldMessages } from '@perigee/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UsernameField, type UsernameFieldProps } from './UsernameField.tsx';

it('tells that a username is available no later than it shows it', async () => {
  const onStateChange = vi.fn<NonNullable<UsernameFieldProps['onStateChange']>>();
  const props = { onStateChange, onCheck: async () => true, delay: 0, onChange: () => undefined };
  const { rerender } = render(<UsernameField label="Username" value="" {...props} />);
  const told: unknown[] = [];
  const status = screen.getByRole('status');
  const observer = new MutationObserver(() => {
    // As early as a press of Enter can be.
    if (status.textContent === fieldMessages.username.available)
      told.push(onStateChange.mock.lastCall);
  });
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  rerender(<UsernameField label="Username" value="ines_arrieta" {...props} />);
  await waitFor(() => expect(told).toEqual([['valid']]));
  observer.disconnect();
});

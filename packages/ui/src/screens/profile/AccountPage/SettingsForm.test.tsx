import { fieldMessages } from '@perigee/domain';
import { profileMessages } from '@perigee/domain/profile';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastsContext, type Toasts } from '../../../components/Toast/toast-context.ts';
import type { LocationValue } from '../../../components/LocationField/location-value.ts';
import { SettingsForm, type SettingsFormProps } from './SettingsForm.tsx';
import { account, paris } from './story-data.ts';

const inParis: LocationValue = { text: paris.location, place: paris };

/** Opens the form. Gives its location field, and a function that shows a location stored by another tab. */
async function open() {
  const onUnsavedChange = vi.fn<NonNullable<SettingsFormProps['onUnsavedChange']>>();
  const error = vi.fn<Toasts['error']>();
  const formWith = (location: LocationValue) => (
    <ToastsContext value={{ error, close: () => undefined } as unknown as Toasts}>
      <SettingsForm
        settings={{ ...account, location }}
        onLookUpPlaces={async () => []}
        onSave={async () => undefined}
        onUnsavedChange={onUnsavedChange}
        liveSupportHref="#"
      />
    </ToastsContext>
  );
  const { rerender } = render(formWith(account.location));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' });
  return {
    field,
    store: (location: LocationValue) => rerender(formWith({ ...location })),
    onUnsavedChange,
    error,
  };
}

it('takes a location that another tab has stored', async () => {
  const { field, store, onUnsavedChange, error } = await open();
  store(inParis);
  await waitFor(() => expect(field.value).toBe(paris.location));
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith(profileMessages.noChanges));
});

it('keeps an edit when another tab stores a location', async () => {
  const { field, store, onUnsavedChange } = await open();
  fireEvent.change(field, { target: { value: 'Rome' } });
  store(inParis);
  expect(field.value).toBe('Rome');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(fieldMessages.location.missing);
});

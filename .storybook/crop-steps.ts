import { pictureMessages } from '@perigee/domain/profile';
import { expect, screen, waitFor } from 'storybook/test';
import { waitForStable } from './wait-for-stable.ts';

/** The user's steps in the crop dialog. For stories. */

/** Waits until the dialog is open and shows the picture. */
export async function cropOpen(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: pictureMessages.crop.title });
  const picture = await screen.findByRole('application');
  await waitFor(() => expect(picture).toHaveFocus());
  await waitForStable(dialog);
  return dialog;
}

export async function cropClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Saves the picture with the current crop. */
export async function saveCrop(userEvent: { click: (element: Element) => Promise<void> }) {
  await cropOpen();
  await userEvent.click(screen.getByRole('button', { name: pictureMessages.crop.save }));
  await cropClosed();
}

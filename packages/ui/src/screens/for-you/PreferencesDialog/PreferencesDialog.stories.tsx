import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { profileStepsUpdate } from '@perigee/api/fixtures';
import { fieldMessages, messages } from '@perigee/domain';
import { forYouMessages } from '@perigee/domain/for-you';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { overPage } from '#.storybook/site-frame';
import { Button } from '../../../components/Button/Button.tsx';
import { PreferencesDialog, type PreferencesDialogProps } from './PreferencesDialog.tsx';
import { Profile as Deck } from '../ForYouDeck/ForYouDeck.stories.tsx';

function WithOpener({ open: first, onOpenChange, ...rest }: PreferencesDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Preferences
      </Button>
      <PreferencesDialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const { location, geoLat, geoLng, userAddress } = profileStepsUpdate;
const toronto = { location, geoLat, geoLng, userAddress };

const meta = preview.meta({
  title: 'Screens/For you/Dating preferences',
  component: PreferencesDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Deck)],
  args: {
    open: true,
    onOpenChange: fn(),
    preferences: {
      minAge: 27,
      maxAge: 39,
      genders: ['M', 'F'],
      offsetRadius: 50,
      location: { text: 'Brooklyn, New York, United States', place: null },
    },
    onLookUp: fn(() => Promise.resolve([toronto])),
    onSave: fn(() => Promise.resolve()),
  },
  render: (args) => <WithOpener {...args} />,
});

const save = () => screen.getByRole('button', { name: 'Save' });

export const Loaded = meta.story({
  parameters: otherTheme,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Preferences' }));
    await waitFor(() => expect(dialog.getByText('50 mi')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Looking for Men, Women' })).toBeVisible();
  },
});

Loaded.test('closes without saving when nothing has changed', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  await expect(args.onSave).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(screen.queryByText(forYouMessages.preferencesSaved)).toBeNull();
});

Loaded.test(
  'saves the changes once',
  { args: { onSave: fn(() => new Promise<void>(() => undefined)) } },
  async ({ args, userEvent }) => {
    (await screen.findByLabelText('Maximum age')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.dblClick(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({ preference: { minAge: 27, maxAge: 40 } });
  },
);

Loaded.test('saves a place and the chosen genders', async ({ args, userEvent }) => {
  const field = await screen.findByRole('combobox', { name: 'Location' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Tor');
  await userEvent.click(await screen.findByRole('option', { name: /Toronto/ }));
  await userEvent.click(screen.getByRole('button', { name: /Looking for/ }));
  await userEvent.click(await screen.findByLabelText('Everyone'));
  // One dialog is visible at a time, so that there is one main action.
  const outer = screen.getByRole('dialog', { name: 'Preferences', hidden: true });
  await waitFor(() => expect(outer).toHaveStyle({ opacity: '0' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await waitFor(() => expect(outer).toHaveStyle({ opacity: '1' }));
  await userEvent.click(save());
  await expect(args.onSave).toHaveBeenCalledWith({
    preference: { genders: ['everyone'] },
    ...toronto,
  });
  await expect(await screen.findAllByText(forYouMessages.preferencesSaved)).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Preferences' })).toBeNull());
});

export const LocationMissingCoordinates = meta.story({
  args: { onLookUp: fn(() => Promise.resolve([])) },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Location' });
    await userEvent.clear(field);
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText(fieldMessages.location.missing)).toBeVisible());
    await expect(field).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error(''))) },
  play: async ({ args, userEvent }) => {
    (await screen.findByLabelText('Search radius')).focus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByText('100+ mi')).toBeInTheDocument();
    await userEvent.click(save());
    await findToast(messages.tryAgain);
    await expect(args.onSave).toHaveBeenCalledWith({ preference: { offsetRadius: 100 } });
    save().blur();
  },
});

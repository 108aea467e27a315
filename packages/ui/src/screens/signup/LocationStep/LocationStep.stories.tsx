import { place } from '@perigee/api/fixtures';
import { profileDraft } from '@perigee/domain/profile';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';
import { LocationStep } from './LocationStep.tsx';

const meta = preview.meta({
  title: 'Screens/Signup/Location',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'location' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

function FieldAlone({ onLookUp }: { onLookUp: typeof newcomer.onLookUpPlace }) {
  const [draft, setDraft] = useState(profileDraft(newcomer.person));
  return (
    <div style={{ caretColor: 'transparent' }}>
      <LocationStep
        draft={draft}
        onEdit={(changes) => setDraft({ ...draft, ...changes })}
        onLookUp={onLookUp}
      />
    </div>
  );
}

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

export const Empty = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Location' })).toHaveValue('');
  },
});

// Enter on a suggestion does not continue to the next step.
Empty.test('takes a suggestion by keyboard', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.type(field, 'Tor');
  const toronto = await screen.findByRole('option', { name: place.location });
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(toronto).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(field).toHaveValue('Toronto, Ontario, Canada');
  await expect(next()).toBeEnabled();
});

Empty.test(
  'accepts no place that the service returns without coordinates',
  {
    args: {
      onLookUpPlace: () =>
        Promise.resolve([
          { ...place, location: 'Atlantis', geoLat: Number.NaN, geoLng: Number.NaN },
        ]),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atl');
    await userEvent.click(await screen.findByRole('option', { name: 'Atlantis' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(next());
    await waitFor(() => expect(canvas.getByText('Invalid location')).toBeVisible());
  },
);

/** The field without its page: an open list hides the other content from screen readers. */
export const Suggestions = meta.story({
  render: ({ onLookUpPlace }) => <FieldAlone onLookUp={onLookUpPlace} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Tor');
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(3));
  },
});

export const Chosen = meta.story({
  args: {
    keptDraft: {
      ...profileDraft(newcomer.person),
      location: { text: place.location, place },
    },
  },
});

export const NoLocationError = meta.story({
  args: { onLookUpPlace: () => Promise.resolve([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(next());
    await waitFor(() => expect(canvas.getByText('No location selected')).toBeVisible());
    await expect(await canvas.findByRole('combobox')).toHaveFocus();
  },
});

NoLocationError.test(
  'removes the error with the next key, until the next submission',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'T');
    await expect(canvas.queryByText('No location selected')).toBeNull();
    await screen.findByText('No options available');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('No options available')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('No location selected')).toBeVisible());
  },
);

import { place } from '@perigee/api/fixtures';
import { profileMessages } from '@perigee/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { emptyLocation } from '../../../components/LocationField/location-value.ts';
import {
  LocationField,
  type LocationFieldProps,
} from '../../../components/LocationField/LocationField.tsx';
import { newcomer } from '../story-data.ts';

function Held(props: LocationFieldProps) {
  const [value, setValue] = useState(props.value);
  return <LocationField {...props} value={value} onChange={setValue} />;
}

const lookUp = fn<LocationFieldProps['onLookUp']>();

const meta = preview.meta({
  title: 'Screens/Signup/LocationAutocomplete',
  component: LocationField,
  parameters: screenParameters,
  args: {
    label: 'Location',
    value: emptyLocation,
    onChange: () => undefined,
    onLookUp: lookUp,
  },
  beforeEach: () => {
    lookUp.mockReset();
    lookUp.mockImplementation(newcomer.onLookUpPlace);
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => <div style={{ maxWidth: 366, caretColor: 'transparent' }}>{Story()}</div>,
  ],
});

export const Empty = meta.story();

/** One question for all the letters, when they have rested. */
export const TypingDebounce500ms = meta.story({
  args: { delay: 60_000 },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'Tor');
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(lookUp).not.toHaveBeenCalled();
  },
});

export const Suggestions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Tor');
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(3));
    await expect(lookUp).toHaveBeenCalledOnce();
  },
});

export const Chosen = meta.story({ args: { value: { text: place.location, place } } });

export const LookupFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    lookUp.mockRejectedValue(new Error('offline'));
    await userEvent.type(await canvas.findByRole('combobox'), 'Tor');
    await waitFor(() =>
      expect(canvas.getByText(profileMessages.locationLookupFailed)).toBeVisible(),
    );
  },
});

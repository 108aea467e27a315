import type { FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Place } from '@perigee/api';
import { fieldMessages, limits } from '@perigee/domain';
import { profileMessages } from '@perigee/domain/profile';
import { optionMessages } from '@perigee/domain/questionnaire';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './LocationField.guide.ts';
import { LocationField, type LocationFieldProps } from './LocationField.tsx';
import { emptyLocation } from './location-value.ts';
import { LocationFallback } from './LocationFallback.tsx';

const city = (locality: string, region: string, country: string, at: [number, number]): Place => ({
  location: `${locality}, ${region}, ${country}`,
  geoLat: at[0],
  geoLng: at[1],
  userAddress: { locality, region, country },
});

const toronto = city('Toronto', 'Ontario', 'Canada', [43.6532, -79.3832]);
const PLACES = [
  toronto,
  city('Torrance', 'California', 'United States', [33.8358, -118.3406]),
  city('Torquay', 'England', 'United Kingdom', [50.4619, -3.5253]),
];

type LookUp = LocationFieldProps['onLookUp'];

const ControlledField = controlled(LocationField);

const chosen = { text: toronto.location, place: toronto };

const meta = preview.meta({
  title: 'Components/Inputs/LocationField',
  component: LocationField,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Location',
    value: emptyLocation,
    delay: 40,
    onChange: fn(),
    onLookUp: fn<LookUp>(async (text) =>
      PLACES.filter(({ location }) => location.toLowerCase().startsWith(text.toLowerCase())),
    ),
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [
    // The lists stay open in these stories, with the focus in the field: its caret would blink.
    (Story) => <div style={{ maxWidth: 360, caretColor: 'transparent' }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

const send = fn<(event: FormEvent) => void>((event) => event.preventDefault());

/** Enter chooses and does not submit the form; Escape closes only the list. */
Default.test(
  'is operated by keyboard',
  {
    render: (args) => (
      <form aria-label="Settings" onSubmit={send}>
        <ControlledField {...args} />
      </form>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Location' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Tor');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Tor');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: toronto.location })).toHaveAttribute(
        'data-highlighted',
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(chosen);
    await expect(send).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
);

Default.test(
  'sends one lookup, after a pause in typing',
  { args: { delay: limits.locationLookupDelayMs } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Tor');
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(3));
    await expect(args.onLookUp).toHaveBeenCalledOnce();
  },
);

Default.test(
  'clears the place when the user edits its text',
  { args: { value: chosen, delay: 60_000 } },
  async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: 'Toronto, Ontario, Canad',
      place: null,
    });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyLocation);
    await expect(field).not.toHaveAttribute('aria-busy');
  },
);

let answer: (places: readonly Place[]) => void = () => undefined;

Default.test(
  'hides places that are found after the focus left, until the field is opened again',
  {
    args: {
      onLookUp: fn<LookUp>(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ),
    },
  },
  async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'Tor');
    await waitFor(() => expect(args.onLookUp).toHaveBeenLastCalledWith('Tor', expect.anything()));
    await userEvent.tab();
    answer(PLACES);
    await waitFor(() => expect(field).not.toHaveAttribute('aria-busy'));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
);

Default.test(
  'cannot be edited before its code has loaded',
  {
    args: { value: chosen },
    render: ({ label, value }) => <LocationFallback label={label} value={value} />,
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Location');
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue(toronto.location);
  },
);

/** The pin of a chosen place is coloured. */
export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Chosen" value={chosen} />
      <ControlledField {...args} label="With help" help="Only your city is shown." />
      <ControlledField
        {...args}
        label="Sent without a place"
        value={{ text: 'Tor', place: null }}
        error={fieldMessages.location.notSelected}
      />
      <ControlledField {...args} label="Disabled" value={chosen} disabled />
    </Stack>
  ),
});

States.test('is described by its help and its error', async ({ canvas }) => {
  const field = (name: string) => canvas.findByRole('combobox', { name });
  await expect(await field('With help')).toHaveAccessibleDescription('Only your city is shown.');
  await expect(await field('Sent without a place')).toHaveAccessibleDescription(
    'No location selected',
  );
});

/** No lookup is sent before a pause in typing. */
export const Typing = meta.story({
  args: { delay: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'Tor');
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(args.onLookUp).not.toHaveBeenCalled();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.tab();
  },
});

export const Suggestions = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.click(field);
    await userEvent.paste(' Tor ');
    const list = await screen.findByRole('listbox', { name: 'Location' });
    await expect(within(list).getAllByRole('option')).toHaveLength(3);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onLookUp).toHaveBeenCalledOnce();
    await expect(args.onLookUp).toHaveBeenCalledWith('Tor', expect.any(AbortSignal));
  },
});

Suggestions.test(
  'takes the pressed place with its coordinates, and keeps the focus',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('option', { name: toronto.location }));
    await expect(args.onChange).toHaveBeenLastCalledWith(chosen);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const field = await canvas.findByRole('combobox');
    await expect(field).toHaveValue('Toronto, Ontario, Canada');
    await expect(args.onLookUp).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
);

export const NoResults = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.paste('Nowhere');
    const nothing = await screen.findByText(optionMessages.none);
    await expect(nothing.closest('[role=status]')).not.toBeNull();
  },
});

export const LookupFailed = meta.story({
  args: { onLookUp: fn<LookUp>(async () => Promise.reject(new Error('No connection'))) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.click(field);
    await userEvent.paste('Tor');
    await expect(await canvas.findByText(profileMessages.locationLookupFailed)).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Try again!');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.tab();
  },
});

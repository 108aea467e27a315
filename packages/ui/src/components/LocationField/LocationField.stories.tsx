import { useState, type FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Place } from '@perigee/api';
import { messages, optionMessages, profileMessages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './LocationField.guide.ts';
import { LocationField, type LocationFieldProps } from './LocationField.tsx';
import { emptyLocation } from './location-value.ts';
import { LocationOnItsWay } from './LocationOnItsWay.tsx';

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

function Held({ value: first, onChange, ...rest }: LocationFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <LocationField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/LocationField',
  component: LocationField,
  tags: ['autodocs', 'ready'],
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
  render: (args) => <Held {...args} />,
  decorators: [
    // Lists hang open in these stories, with the focus in the field: its caret would blink.
    (Story) => <div style={{ maxWidth: 360, caretColor: 'transparent' }}>{Story()}</div>,
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Location' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const Chosen = meta.story({ args: { value: { text: toronto.location, place: toronto } } });

/** Nothing is asked before the text has rested. */
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

/** The form was sent without a chosen place. */
export const NothingSelected = meta.story({
  args: { value: { text: 'Tor', place: null }, error: messages.location.notSelected },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveAccessibleDescription(
      'No location selected',
    );
  },
});

export const Help = meta.story({
  args: { help: 'Only your city is shown.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveAccessibleDescription(
      'Only your city is shown.',
    );
  },
});

export const Disabled = meta.story({
  args: { value: { text: toronto.location, place: toronto }, disabled: true },
});

export const Narrow = meta.story({
  args: {
    onLookUp: fn<LookUp>(async () => [
      city('Llanfairpwllgwyngyll', 'Isle of Anglesey, Wales', 'United Kingdom', [53.2, -4.2]),
      toronto,
    ]),
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.paste('Ll');
    await screen.findByRole('listbox');
  },
});

export const RightToLeft = meta.story({
  args: { value: { text: toronto.location, place: toronto } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** Chosen by a press: with its coordinates, the list closed and the focus still in the field. */
export const ChosenByPress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.click(field);
    await userEvent.paste('Tor');
    await userEvent.click(await screen.findByRole('option', { name: toronto.location }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: 'Toronto, Ontario, Canada',
      place: toronto,
    });
    await expect(field).toHaveValue('Toronto, Ontario, Canada');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onLookUp).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await userEvent.tab();
  },
});

/** A place that was edited is no place any more. */
export const EditDropsThePlace = meta.story({
  args: { value: { text: toronto.location, place: toronto }, delay: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: 'Toronto, Ontario, Canad',
      place: null,
    });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyLocation);
    await expect(field).not.toHaveAttribute('aria-busy');
    await userEvent.tab();
  },
});

const send = fn<(event: FormEvent) => void>((event) => event.preventDefault());

/** Arrows walk, Enter chooses and does not send the form, Escape closes the list alone. */
export const Keyboard = meta.story({
  render: (args) => (
    <form aria-label="Settings" onSubmit={send}>
      <Held {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
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
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: toronto.location,
      place: toronto,
    });
    await expect(send).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
  },
});

let answer: (places: readonly Place[]) => void = () => undefined;

/** Places that are found after the field was left do not open over what comes next. */
export const LeftBeforeTheAnswer = meta.story({
  tags: ['!autodocs'],
  args: {
    onLookUp: fn<LookUp>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
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
    await userEvent.tab();
  },
});

/** While its library is fetched: it looks as it will, and cannot be edited yet. */
export const OnItsWay = meta.story({
  args: { value: { text: toronto.location, place: toronto } },
  render: ({ label, value }) => <LocationOnItsWay label={label} value={value} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Location');
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue(toronto.location);
  },
});

import { useState, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import '../src/theme/index.ts';
import { drawnFile } from '../src/components/ImageField/story-files.ts';
import { LoadError } from '../src/components/InlineError/LoadError.tsx';
import { TextArea } from '../src/components/TextArea/TextArea.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';

/**
 * Every field and control handles the browser's own keyboard, pointer and clipboard. Events that a script
 * dispatches do not test this: between two listeners of a real event the browser lets React render, between
 * those of a dispatched one it does not.
 */

interface Story {
  extend: (story: { args?: object; play: () => void; render?: () => ReactNode }) => Story;
  run: () => Promise<void>;
}

const modules = import.meta.glob<Record<string, Story>>('../src/components/*/*.stories.tsx', {
  eager: true,
});

/** The code of the components. */
const sources = import.meta.glob<string>(
  ['../src/components/*/*.tsx', '!../src/components/*/*.{stories,test}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The beginning of an element that users press or type into; links need no code of a component. */
const CONTROL = /<(?:button|input|select|textarea|summary|\w*(?:Button|Field|Select|Switch))\b/;

/** The component's folder, and its stories. */
const stories = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const [, folder, file] = /\/(\w+)\/(\w+)\.stories\.tsx$/.exec(path) ?? [];
    return folder !== undefined && folder === file ? [[folder, module] as const] : [];
  }),
);

/** Shows a story in its state before its play function runs. */
async function show(component: string, args: object = {}, story = 'Default'): Promise<void> {
  const found = stories.get(component)?.[story];
  if (found === undefined) throw new Error(`${component} has no story called ${story}`);
  await found.extend({ args, play: () => undefined }).run();
}

/** Shows a control with native events whose value is in React state, as forms of screens use it. */
async function showControlled(Control: ComponentType<Controlled>): Promise<void> {
  function InState() {
    const [value, setValue] = useState('');
    return <Control label="Text" value={value} onChange={({ target }) => setValue(target.value)} />;
  }
  const { Default } = stories.get('TextField') ?? {};
  await Default?.extend({ play: () => undefined, render: () => <InState /> }).run();
}

interface Controlled {
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.keyboard(text);
}

/** Puts a text on the clipboard with the browser's own copy, and pastes it with its own paste. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  await userEvent.click(field);
  await userEvent.paste();
}

/** Replaces the text of the field by key presses. */
async function retype(field: Locator, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.keyboard(`{Control>}a{/Control}{Backspace}${text}`);
}

const box = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const role = (is: Parameters<typeof page.getByRole>[0], name: string) =>
  page.getByRole(is, { name });

/** The text that the browser would paste. */
async function clipboardText(): Promise<string> {
  const target = document.createElement('textarea');
  document.body.append(target);
  target.focus();
  await userEvent.paste();
  target.remove();
  return target.value;
}

/** Skips the check for covering elements: the input of a slider lies under its thumb. */
const BY_STEPS = { steps: 12, force: true };

/** Drags with the pointer from the middle of one element to the middle of another, or beyond it. */
async function drag(from: Locator, to: Locator, past = 0): Promise<void> {
  const { width, height } = to.element().getBoundingClientRect();
  const targetPosition = { x: width / 2 + past, y: height / 2 };
  await userEvent.dragAndDrop(from, to, { targetPosition, ...BY_STEPS });
}

/**
 * Swipes to the left over most of an element's width. A shorter swipe turns a carousel only when the pointer
 * is released at once, which does not happen on a loaded machine.
 */
async function swipeLeft(over: Locator): Promise<void> {
  const { width, height } = over.element().getBoundingClientRect();
  await userEvent.dragAndDrop(over, over, {
    ...BY_STEPS,
    sourcePosition: { x: width * 0.85, y: height / 2 },
    targetPosition: { x: width * 0.15, y: height / 2 },
  });
}

interface Text {
  /** The text that is typed key by key, and pasted as a whole. */
  typed: string;
  pasted: string;
  /** The text that the field shows after typing or pasting. */
  shown: string;
  label: string;
  role?: 'textbox' | 'combobox' | 'searchbox';
}

/** Text fields, by component. */
const TEXTS: Readonly<Record<string, Text>> = {
  CodeField: { label: '6-digit code', typed: '123456', pasted: '123 456', shown: '123456' },
  DateField: { label: 'Birthday', typed: '04131990', pasted: '04-13-1990', shown: '04-13-1990' },
  LocationField: {
    label: 'Location',
    role: 'combobox',
    typed: 'Toro',
    pasted: 'Toro',
    shown: 'Toro',
  },
  NumberField: { label: 'Age', typed: '42', pasted: '42', shown: '42' },
  PhoneField: {
    label: 'Phone number',
    typed: '2125550123',
    pasted: '+1 212 555 0123',
    shown: '(212) 555-0123',
  },
  SearchField: {
    label: 'Search by name, email, username, or User ID',
    role: 'searchbox',
    typed: 'Noor',
    pasted: 'Noor',
    shown: 'Noor',
  },
  TextArea: {
    label: 'Add a comment',
    typed: 'Hello, Noor.',
    pasted: 'Hello, Noor.',
    shown: 'Hello, Noor.',
  },
  TextField: {
    label: 'Email',
    typed: 'noor@example.com',
    pasted: 'noor@example.com',
    shown: 'noor@example.com',
  },
  UsernameField: { label: 'Username', typed: 'noor_k', pasted: 'noor_k', shown: 'noor_k' },
};

describe('every text field takes keys and paste', () => {
  it.each(Object.entries(TEXTS))(
    '%s',
    async (component, { label, typed, pasted, shown, role: is = 'textbox' }) => {
      await show(component);
      const field = page.getByRole(is, { name: label });
      await typeInto(field, typed);
      await expect.element(field).toHaveValue(shown);
      await retype(field, '');
      await expect.element(field).toHaveValue('');
      await pasteInto(field, pasted);
      await expect.element(field).toHaveValue(shown);
    },
  );
});

describe('a field with native events takes keys and paste while its value is in React state', () => {
  it.each([
    ['TextField', TextField],
    ['TextArea', TextArea],
  ])('%s', async (_name, Control) => {
    await showControlled(Control as ComponentType<Controlled>);
    await typeInto(box('Text'), 'I read on trains');
    await expect.element(box('Text')).toHaveValue('I read on trains');
    await retype(box('Text'), 'and walk');
    await pasteInto(box('Text'), ' in rain');
    await expect.element(box('Text')).toHaveValue('and walk in rain');
  });
});

/** Controls that users press, open or move, by component. */
const PRESSES: Readonly<Record<string, () => Promise<void>>> = {
  Banner: async () => {
    const onDismiss = vi.fn<() => void>();
    await show('Banner', { onDismiss });
    await userEvent.click(button('Dismiss'));
    expect(onDismiss).toHaveBeenCalledOnce();
  },
  Button: async () => {
    const onClick = vi.fn<() => void>();
    await show('Button', { onClick });
    await userEvent.click(page.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  },
  Checkbox: async () => {
    await show('Checkbox');
    const checkbox = role('checkbox', 'Founding Member');
    await userEvent.click(page.getByText('Founding Member'));
    await expect.element(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(checkbox).not.toBeChecked();
  },
  ChipGroup: async () => {
    await show('ChipGroup');
    await userEvent.click(page.getByText('Women'));
    await expect.element(role('radio', 'Women')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(role('radio', 'Men')).toBeChecked();
    await show('ChipGroup', {}, 'Several');
    await userEvent.click(page.getByText('Men', { exact: true }));
    await expect.element(page.getByRole('checkbox', { name: 'Men', exact: true })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect
      .element(page.getByRole('checkbox', { name: 'Men', exact: true }))
      .not.toBeChecked();
  },
  CommandPalette: async () => {
    const onGo = vi.fn<(place: string) => void>();
    await show('CommandPalette', { onGo });
    await userEvent.click(role('combobox', 'Go to a page or a member'));
    await userEvent.keyboard('ana{Enter}');
    await expect.poll(() => onGo.mock.calls).toEqual([['Analytics']]);
  },
  ConfirmDialog: async () => {
    const onConfirm = vi.fn<() => Promise<void>>(async () => undefined);
    await show('ConfirmDialog', { onConfirm });
    await userEvent.click(button('Prevent Sub Renewal'));
    expect(onConfirm).toHaveBeenCalledOnce();
    await expect.element(role('alertdialog', 'Prevent Sub Renewal?')).not.toBeInTheDocument();
  },
  CopyButton: async () => {
    await show('CopyButton', { text: 'https://perigee.example/@noor', write: undefined });
    await userEvent.click(button('Copy link'));
    await expect.element(page.getByRole('status')).toHaveTextContent('Link copied successfully');
    expect(await clipboardText()).toBe('https://perigee.example/@noor');
  },
  DataTable: async () => {
    await show('DataTable', {}, 'Selection');
    await userEvent.click(role('checkbox', 'Select Idris Okafor'));
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await userEvent.click(button('Age'));
    await expect.element(role('columnheader', 'Age')).toHaveAttribute('aria-sort', 'ascending');
    await show('DataTable', {}, 'Columns');
    await userEvent.click(button('Columns'));
    await userEvent.click(role('menuitemcheckbox', 'Location'));
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Columns')).toHaveFocus();
    await expect.element(role('columnheader', 'Location')).not.toBeInTheDocument();
  },
  ErrorState: async () => {
    const onRetry = vi.fn<() => void>();
    await show('ErrorState', { onRetry });
    await userEvent.click(button('Try again'));
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(2);
  },
  ErrorSummary: async () => {
    await show('ErrorSummary');
    await userEvent.click(page.getByRole('link').first());
    await expect.element(page.getByLabelText('Event Name')).toHaveFocus();
  },
  DatePicker: async () => {
    await show('DatePicker');
    const field = role('combobox', 'Event date');
    await userEvent.click(field);
    await userEvent.click(button('Saturday 19 December 2026'));
    await expect.element(field).toHaveTextContent('Saturday 19 December 2026');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /19 December 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(field).toHaveTextContent('Sunday 20 December 2026');
  },
  Dialog: async () => {
    await show('Dialog');
    await typeInto(box('Code'), 'NOOR');
    await expect.element(box('Code')).toHaveValue('NOOR');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
  DemoFrame: async () => {
    const onAccountChange = vi.fn<(account: string) => void>();
    const onTimeChange = vi.fn<(at: Date) => void>();
    const onStartAgain = vi.fn<() => Promise<void>>(async () => undefined);
    await show('DemoFrame', { onAccountChange, onTimeChange, onStartAgain });
    await userEvent.click(page.getByRole('combobox', { name: 'Use Perigee as' }));
    await userEvent.click(page.getByRole('option', { name: /^Host/ }));
    expect(onAccountChange).toHaveBeenCalledWith('host');
    await userEvent.click(page.getByRole('button', { name: /[AP]M$/ }));
    await userEvent.click(button('+ 1 day'));
    await userEvent.click(button('Set the Clock'));
    expect(onTimeChange).toHaveBeenCalledWith(new Date('2026-12-02T15:00:00Z'));
    await userEvent.click(button('Start again'));
    await userEvent.click(
      page.getByRole('alertdialog').getByRole('button', { name: 'Start Again' }),
    );
    expect(onStartAgain).toHaveBeenCalledOnce();
  },
  Drawer: async () => {
    await show('Drawer');
    await typeInto(box('Name'), 'Noor');
    await expect.element(box('Name')).toHaveValue('Noor');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
  Form: async () => {
    await show('Form');
    await typeInto(box('First name'), 'Noor');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(box('First name')).toHaveValue('Noor');
  },
  Header: async () => {
    const onSignIn = vi.fn<() => void>();
    await show('Header', { onSignIn });
    await userEvent.click(button('Sign in'));
    expect(onSignIn).toHaveBeenCalledOnce();
    await show('Header', {}, 'LoggedIn');
    await userEvent.click(button('Account menu'));
    await expect.element(role('menuitem', 'Log out')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Account menu')).toHaveFocus();
    await page.viewport(390, 844);
    try {
      await userEvent.click(button('Menu'));
      await expect.element(button('Close menu')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(button('Menu')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button('Close menu'));
      await expect.element(role('dialog', 'Menu')).not.toBeInTheDocument();
    } finally {
      await page.viewport(1280, 800);
    }
  },
  IconButton: async () => {
    const onClick = vi.fn<() => void>();
    await show('IconButton', { onClick });
    await userEvent.click(button('Like'));
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(2);
  },
  LocationField: async () => {
    await show('LocationField');
    await typeInto(role('combobox', 'Location'), 'Toro');
    await userEvent.click(page.getByRole('option').first());
    await expect
      .element(role('combobox', 'Location'))
      .toHaveValue(expect.stringMatching(/^Toronto, /));
  },
  KeyboardShortcuts: async () => {
    const onPress = vi.fn<(what: string) => void>();
    await show('KeyboardShortcuts', { onPress });
    await userEvent.keyboard('ga');
    expect(onPress.mock.calls).toEqual([['Analytics']]);
    await userEvent.click(button('Keyboard shortcuts'));
    await userEvent.click(page.getByText('Single keys (without Ctrl)'));
    await expect.element(role('switch', 'Single keys (without Ctrl)')).not.toBeChecked();
  },
  Menu: async () => {
    await show('Menu');
    await userEvent.click(button('Account'));
    await expect.element(role('menuitem', 'Settings')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Account')).toHaveFocus();
  },
  MultiSelect: async () => {
    await show('MultiSelect');
    const first = page.getByRole('checkbox').first();
    await userEvent.click(first);
    await expect.element(first).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(first).not.toBeChecked();
  },
  NumberField: async () => {
    await show('NumberField', { stepButtons: true, value: 31 });
    await userEvent.click(page.getByRole('button').last());
    await expect.element(box('Age')).toHaveValue('32');
    await userEvent.click(box('Age'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(box('Age')).toHaveValue('30');
  },
  Pagination: async () => {
    await show('Pagination');
    await userEvent.click(button('Next page'));
    await expect.element(button('Page 2')).toHaveAttribute('aria-current', 'page');
  },
  PhoneField: async () => {
    await show('PhoneField');
    const country = page.getByLabelText('Country');
    await expect.element(role('option', 'Canada +1')).toBeInTheDocument();
    await userEvent.selectOptions(country, 'Canada +1');
    await expect.element(country).toHaveValue('CA');
    await typeInto(box('Phone number'), '4165550123');
    await expect.element(box('Phone number')).toHaveValue('(416) 555-0123');
  },
  PhotoGrid: async () => {
    const onReorder = vi.fn<(ids: number[]) => void>();
    const onRemove = vi.fn<(id: number) => void>();
    await show('PhotoGrid', { onReorder, onRemove });
    await userEvent.click(button('Remove photo 3'));
    expect(onRemove.mock.calls).toEqual([[102]]);
    (button('Move photo 1').element() as HTMLElement).focus();
    for (const key of [' ', '{ArrowRight}', ' ']) {
      await userEvent.keyboard(key);
      await expect.poll(() => document.getAnimations().length).toBe(0);
    }
    await expect.poll(() => onReorder.mock.calls).toEqual([[[101, 100, 103]]]);
  },
  ProfileCarousel: async () => {
    await show('ProfileCarousel');
    await userEvent.click(button('Next photo'));
    await expect.element(page.getByRole('status')).toHaveTextContent('Photo 2 of 3');
  },
  RadioCards: async () => {
    await show('RadioCards');
    await userEvent.click(page.getByText('Lesbian'));
    await expect.element(role('radio', 'Lesbian')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(role('radio', 'Bisexual')).toBeChecked();
  },
  ReadMore: async () => {
    await show('ReadMore');
    await userEvent.click(page.getByRole('button', { expanded: false }));
    await expect.element(page.getByRole('button', { expanded: true })).toBeVisible();
  },
  RangeSlider: async () => {
    await show('RangeSlider');
    const least = role('slider', 'Minimum age');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(least).toHaveAttribute('aria-valuenow', '30');
  },
  Select: async () => {
    await show('Select');
    const field = role('combobox', 'Relationship model');
    await userEvent.click(field);
    await userEvent.click(role('option', 'Polyamorous'));
    await expect.element(field).toHaveTextContent('Polyamorous');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(role('option', 'Polyamorous')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field).toHaveTextContent('Mostly monogamous');
  },
  Slider: async () => {
    await show('Slider');
    const thumb = role('slider', 'Nearby distance');
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(thumb).toHaveAttribute('aria-valuenow', '1');
  },
  StepFrame: async () => {
    const onBack = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    await show('StepFrame', { onBack, onSubmit });
    await userEvent.click(button('Back'));
    expect(onBack).toHaveBeenCalledOnce();
    await typeInto(box('Email'), 'noor@example.com{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  },
  Switch: async () => {
    await show('Switch');
    await userEvent.click(page.getByText('Waitlist mode'));
    await expect.element(role('switch', 'Waitlist mode')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(role('switch', 'Waitlist mode')).not.toBeChecked();
  },
  // With the button of the error that replaces what could not be downloaded.
  InlineError: async () => {
    const onRetry = vi.fn<() => void>();
    const { Default } = stories.get('InlineError') ?? {};
    const render = () => <LoadError onRetry={onRetry} isRetrying={false} hasRetried={false} />;
    await Default?.extend({ play: () => undefined, render }).run();
    await userEvent.click(button('Try again'));
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(2);
  },
  Tabs: async () => {
    await show('Tabs');
    await userEvent.click(page.getByRole('tab', { name: /^Past/ }));
    await expect.element(page.getByText('Nine suppers are over.')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(page.getByText('Two suppers are to come.')).toBeVisible();
  },
  TextButton: async () => {
    const onClick = vi.fn<() => void>();
    await show('TextButton', { onClick });
    await userEvent.click(button('Resend code'));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  },
  TimePicker: async () => {
    await show('TimePicker');
    const hour = role('combobox', 'Hour');
    await userEvent.click(hour);
    await userEvent.keyboard('{Escape}');
    await userEvent.selectOptions(hour, '8');
    await expect.element(hour).toHaveValue('8');
  },
  TokenStepper: async () => {
    await show('TokenStepper');
    await userEvent.click(button('More tokens'));
    await expect.element(page.getByText('20', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('30', { exact: true })).toBeVisible();
    await userEvent.click(button('Fewer tokens'));
    await expect.element(page.getByText('20', { exact: true })).toBeVisible();
  },
  Toast: async () => {
    await show('Toast');
    await userEvent.click(button('Success'));
    await userEvent.click(button('Close'));
    await expect.element(role('dialog', 'Profile Saved')).not.toBeInTheDocument();
  },
  Tooltip: async () => {
    await show('Tooltip');
    await userEvent.hover(page.getByRole('button'));
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(page.getByRole('button'));
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  },
  Wizard: async () => {
    const onDone = vi.fn<() => void>();
    await show('Wizard', { initialStep: 'diet', onDone });
    await typeInto(box('Diet'), 'Vegan');
    await userEvent.click(button('Done'));
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
  },
};

/** Photos that need no server. */
async function drawnPhotos() {
  const colors = ['teal', 'maroon', 'olive'];
  return Promise.all(
    colors.map(async (color, orderNo) => ({
      id: orderNo,
      orderNo,
      url: URL.createObjectURL(await drawnFile(380, 500, color)),
      profileImage: orderNo === 0,
      moderationStatus: 'Approved',
    })),
  );
}

/** Elements that users drag, by component. */
const DRAGS: Readonly<Record<string, () => Promise<void>>> = {
  ImageField: async () => {
    await show('ImageField');
    await userEvent.upload(page.getByLabelText('Event Image'), await drawnFile(1600, 900, 'teal'));
    const picture = page.getByRole('application');
    await expect.element(picture).toHaveFocus();
    const image = () => page.getByRole('dialog').element().querySelector('img')?.style.transform;
    await userEvent.keyboard('{+}{+}');
    const before = image();
    await drag(picture, picture, 60);
    await expect.poll(image).not.toBe(before);
  },
  PhotoGrid: async () => {
    const onReorder = vi.fn<(ids: number[]) => void>();
    await show('PhotoGrid', { onReorder });
    await drag(button('Move photo 3'), button('Move photo 2'));
    await expect.poll(() => onReorder.mock.calls).toEqual([[[100, 102, 101, 103]]]);
  },
  ProfileCarousel: async () => {
    await show('ProfileCarousel', { swipes: true, photos: await drawnPhotos() });
    const region = page.getByRole('region');
    // The test swipes after the first photo is shown.
    const cursor = () => getComputedStyle(region.element().querySelector('img') as Element).cursor;
    await expect.poll(cursor).toBe('grab');
    await swipeLeft(region);
    await expect.element(page.getByRole('status')).toHaveTextContent('Photo 2 of 3');
  },
  Toast: async () => {
    await show('Toast');
    await userEvent.click(button('Success'));
    const toast = role('dialog', 'Profile Saved');
    await expect.element(toast).toBeVisible();
    await expect.poll(() => document.getAnimations().length).toBe(0);
    const { width, height } = toast.element().getBoundingClientRect();
    await userEvent.dragAndDrop(toast, toast, {
      ...BY_STEPS,
      sourcePosition: { x: 24, y: height / 2 },
      targetPosition: { x: width - 8, y: height / 2 },
    });
    await expect.element(toast).not.toBeInTheDocument();
  },
  RangeSlider: async () => {
    await show('RangeSlider');
    const thumb = role('slider', 'Maximum age');
    await drag(thumb, thumb, 60);
    await expect.element(thumb).not.toHaveAttribute('aria-valuenow', '41');
  },
  Slider: async () => {
    await show('Slider');
    const thumb = role('slider', 'Nearby distance');
    const before = thumb.element().getAttribute('aria-valuenow');
    await drag(thumb, thumb, 60);
    await expect.poll(() => thumb.element().getAttribute('aria-valuenow')).not.toBe(before);
  },
};

/**
 * Components that take no input of their own: they display content, or contain the controls that take input.
 */
const WITHOUT_INPUT = new Set(
  `ArcProgress Avatar Badge Card Countdown DeckOverlay DescriptionList EmptyState EventCard
  Footer Grid Heading Icon Inline Link Loaded Logo Meter Orbit PageHead PageLayout
  PageMeta Picture Progress QrTicket RankCard Section Skeleton SmartAppBanner Stack StatCard
  Table Text`.split(/\s+/),
);

/**
 * Runs an entry of a table, and counts its assertions. `expect.hasAssertions` has no effect here: Storybook's
 * `expect` replaces the one that Vitest asks after the test.
 */
async function assertionsOf(act: () => Promise<void>): Promise<number> {
  const { assertionCalls } = expect.getState();
  await act();
  return expect.getState().assertionCalls - assertionCalls;
}

describe('every control takes presses and keys', () => {
  it.each(Object.entries(PRESSES))('%s', async (_name, act) => {
    expect(await assertionsOf(act)).toBeGreaterThan(0);
  });
});

/** Holds the frames of the page until the returned function lets them run: the frame that moves the focus, for example. */
function holdFrames(): () => void {
  const held: FrameRequestCallback[] = [];
  const frames = vi
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((run) => -held.push(run));
  return () => {
    frames.mockRestore();
    for (const run of held) window.requestAnimationFrame(run);
  };
}

describe('letters typed into a Select are one word, whenever its list opens', () => {
  const OPEN: Readonly<Record<string, (field: Locator) => Promise<void>>> = {
    'a key': () => userEvent.keyboard('{ArrowDown}'),
    'the pointer': (field) => userEvent.click(field),
  };
  const typeLetters = async (letters: string) => {
    if (letters !== '') await userEvent.keyboard(letters);
  };
  /** The letters before the list opens, before it has the focus, and after that, and the option. */
  const WORDS = [
    ['', 'mo', 'stly', 'Mostly monogamous'],
    ['m', 'ost', 'ly', 'Mostly monogamous'],
    ['', 'not ', 'sure', 'Not sure yet'],
    ['mono', '', 'gamous', 'Monogamous'],
    ['', 'mostly', '', 'Mostly monogamous'],
    ['', '', 'polyam', 'Polyamorous'],
  ] as const;
  const cases = Object.keys(OPEN).flatMap((by) => WORDS.map((parts) => [by, ...parts] as const));

  it.each(cases)('opened by %s: %j, %j, %j', async (by, before, opening, after, name) => {
    const onChange = vi.fn<(value: string) => void>();
    await show('Select', { onChange });
    const field = role('combobox', 'Relationship model');
    await userEvent.tab();
    await typeLetters(before);
    const changes = onChange.mock.calls.length;
    const release = holdFrames();
    try {
      await OPEN[by]?.(field);
      await expect.element(page.getByRole('listbox')).toBeInTheDocument();
      await typeLetters(opening);
      await expect.element(field).toHaveFocus();
    } finally {
      release();
    }
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('option');
    await typeLetters(after);
    await expect.element(page.getByRole('option', { name, exact: true })).toHaveFocus();
    expect(onChange).toHaveBeenCalledTimes(changes);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveTextContent(name);
    await expect.element(field).toHaveFocus();
  });
});

describe('dragged elements follow the pointer', () => {
  it.each(Object.entries(DRAGS))('%s', async (_name, act) => {
    expect(await assertionsOf(act)).toBeGreaterThan(0);
  });
});

it('covers every component that takes input', () => {
  const tried = new Set([TEXTS, PRESSES, DRAGS].flatMap((table) => Object.keys(table)));
  const untried = [...stories.keys()].filter(
    (name) => !tried.has(name) && !WITHOUT_INPUT.has(name),
  );
  expect(untried).toEqual([]);
  expect([...WITHOUT_INPUT].filter((name) => tried.has(name) || !stories.has(name))).toEqual([]);
});

it.each([...WITHOUT_INPUT])('%s renders no control of its own', (name) => {
  const files = Object.entries(sources).filter(([path]) => path.includes(`/components/${name}/`));
  expect(files).not.toEqual([]);
  expect(files.filter(([, text]) => CONTROL.test(text)).map(([path]) => path)).toEqual([]);
});

import { useState, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import '../src/theme/index.ts';
import { TextArea } from '../src/components/TextArea/TextArea.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';

/**
 * Every field and control takes the browser's own keyboard, pointer and clipboard. Events that a script
 * dispatches do not show what these do: between two listeners of a real event the browser lets React
 * draw, between those of a dispatched one it does not.
 */

interface Story {
  extend: (story: { args?: object; play: () => void; render?: () => ReactNode }) => Story;
  run: () => Promise<void>;
}

const modules = import.meta.glob<Record<string, Story>>('../src/components/*/*.stories.tsx', {
  eager: true,
});

/** The component's folder, and its stories. */
const stories = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const [, folder, file] = /\/(\w+)\/(\w+)\.stories\.tsx$/.exec(path) ?? [];
    return folder !== undefined && folder === file ? [[folder, module] as const] : [];
  }),
);

/** Shows a story as it is before its play function. */
async function show(component: string, args: object = {}, story = 'Default'): Promise<void> {
  const found = stories.get(component)?.[story];
  if (found === undefined) throw new Error(`${component} has no story called ${story}`);
  await found.extend({ args, play: () => undefined }).run();
}

/** Shows a control of native events whose value is in React state, as forms of screens have it. */
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

/** Replaces what is in the field, by keys. */
async function retype(field: Locator, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.keyboard(`{Control>}a{/Control}{Backspace}${text}`);
}

const box = (name: string) => page.getByRole('textbox', { name });
interface Text {
  /** What is typed, key by key, and pasted as a whole. */
  typed: string;
  pasted: string;
  /** What the field shows after either. */
  shown: string;
  label: string;
  role?: 'textbox' | 'combobox' | 'searchbox';
}

/** Fields of text, by component. */
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

describe('every field of text takes keys and paste', () => {
  it.each(Object.entries(TEXTS))(
    '%s',
    async (component, { label, typed, pasted, shown, role = 'textbox' }) => {
      await show(component);
      const field = page.getByRole(role, { name: label });
      await typeInto(field, typed);
      await expect.element(field).toHaveValue(shown);
      await retype(field, '');
      await expect.element(field).toHaveValue('');
      await pasteInto(field, pasted);
      await expect.element(field).toHaveValue(shown);
    },
  );
});

describe('a field of native events takes keys and paste while its value is in React state', () => {
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

import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './KeyboardShortcuts.guide.ts';
import { ShortcutsButton, ShortcutsProvider } from './KeyboardShortcuts.tsx';
import { KeyHints } from './KeyHints.tsx';
import { Keys } from './Keys.tsx';
import { EVERYWHERE } from './shortcut.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface Pressed {
  onPress: (what: string) => void;
}

function Applicants({ onPress }: Pressed) {
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(EVERYWHERE, [
    { keys: 'g a', label: 'Analytics', onPress: () => onPress('Analytics') },
    { keys: '$mod+Enter', label: 'Save', onPress: () => onPress('Save') },
  ]);
  useShortcuts(
    'Decisions',
    [
      { keys: 'a', label: 'DB Approved', onPress: () => onPress('DB Approved') },
      { keys: 'ArrowDown', label: 'Next applicant', onPress: () => onPress('Next applicant') },
    ],
    { within: row },
  );
  return (
    <Stack gap={4}>
      <Inline ref={row}>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          Noor Haddad
        </Button>
        <Text size="sm" tone="muted">
          <Keys keys="a" /> DB Approved
        </Text>
      </Inline>
      <Text size="sm" tone="muted">
        <Keys keys="g a" /> Analytics
      </Text>
      <TextField label="Search" />
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Noor Haddad">
        <Text>Applied in August.</Text>
      </Dialog>
    </Stack>
  );
}

function Page({ onPress, defaultOn = true }: Pressed & { defaultOn?: boolean }) {
  const [areOn, setAreOn] = useState(defaultOn);
  return (
    <ShortcutsProvider characterKeys={areOn} onCharacterKeysChange={setAreOn}>
      <Stack gap={4} align="start">
        <ShortcutsButton />
        <Applicants onPress={onPress} />
      </Stack>
    </ShortcutsProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Actions/KeyboardShortcuts',
  component: Page,
  tags: ['ready'],
  parameters: { guide },
  args: { onPress: fn() },
});

export const Default = meta.story();

Default.test('goes by two keys, one after the other', async ({ args, userEvent }) => {
  await userEvent.keyboard('ga');
  await expect(args.onPress).toHaveBeenCalledOnce();
  await expect(args.onPress).toHaveBeenCalledWith('Analytics');
});

Default.test('acts on a part of the page only while the focus is inside', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.keyboard('a{ArrowDown}');
  await expect(args.onPress).not.toHaveBeenCalled();
  canvas.getByRole('button', { name: 'Noor Haddad' }).focus();
  await userEvent.keyboard('a{ArrowDown}');
  await expect(args.onPress).toHaveBeenNthCalledWith(1, 'DB Approved');
  await expect(args.onPress).toHaveBeenNthCalledWith(2, 'Next applicant');
});

Default.test('leaves letters to a field, and takes keys with Ctrl there', async (context) => {
  const { args, canvas, userEvent } = context;
  const field = canvas.getByRole('textbox', { name: 'Search' });
  await userEvent.type(field, 'ga?');
  await expect(field).toHaveValue('ga?');
  await expect(args.onPress).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect(args.onPress).toHaveBeenCalledOnce();
  await expect(args.onPress).toHaveBeenCalledWith('Save');
});

Default.test('does nothing below a dialog', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Noor Haddad' }));
  await screen.findByRole('dialog', { name: 'Noor Haddad' });
  await waitFor(async () =>
    expect(document.activeElement?.closest('[role=dialog]')).not.toBe(null),
  );
  await userEvent.keyboard('ga');
  // As before the focus has reached the dialog.
  await fireEvent.keyDown(screen.getByText('Noor Haddad', { selector: 'button' }), { key: 'a' });
  await expect(args.onPress).not.toHaveBeenCalled();
});

/** The keys of a page, below its content. A phone, which has none, does not show them. */
export const Hints = meta.story({
  parameters: picturedByScreens,
  render: () => (
    <KeyHints
      keys={[
        { keys: 'ArrowUp ArrowDown', label: 'Row' },
        { keys: 'a', label: 'DB Approved' },
        { keys: '$mod+Enter', label: 'Save' },
      ]}
    />
  ),
});

/** Opened by `?`, or by the button. */
export const List = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keys' });
  },
});

List.test('switches single keys off, those with Ctrl stay', async ({ args, canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('switch', { name: 'Single keys (without Ctrl)' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(screen.queryByRole('dialog')).toBe(null));
  await userEvent.keyboard('ga?{Control>}{Enter}{/Control}');
  await expect(args.onPress).toHaveBeenCalledOnce();
  await expect(args.onPress).toHaveBeenCalledWith('Save');
  await expect(screen.queryByRole('dialog')).toBe(null);
  await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
  await screen.findByRole('dialog', { name: 'Keys' });
});

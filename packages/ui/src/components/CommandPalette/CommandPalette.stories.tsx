import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { guide } from './CommandPalette.guide.ts';
import { CommandPalette, type Command } from './CommandPalette.tsx';

interface PaletteProps {
  onGo: (place: string) => void;
  members: readonly string[];
}

function Palette({ onGo, members, ...rest }: PaletteProps) {
  const [isOpen, setIsOpen] = useState(true);
  const command = (label: string, more: Partial<Command> = {}): Command => ({
    id: label,
    label,
    onSelect: () => onGo(label),
    ...more,
  });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Go to</Button>
      <CommandPalette
        {...rest}
        open={isOpen}
        onOpenChange={setIsOpen}
        label="Go to a page or a member"
        groups={[
          {
            name: 'Pages',
            commands: [
              command('Waitlist', { keys: 'g w' }),
              command('Matches', { keys: 'g m' }),
              command('Analytics', { keys: 'g a' }),
            ],
          },
        ]}
        search={{
          name: 'Members',
          find: async (text: string) =>
            members
              .filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))
              .map((name, index) => command(name, { imageUrl: null, detail: `${1030 + index}` })),
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/CommandPalette',
  component: Palette,
  tags: ['ready'],
  parameters: { guide, layout: 'fullscreen' },
  args: { onGo: fn(), members: ['Noor Haddad', 'Nora Lindqvist'] },
  decorators: [(Story) => <div style={{ minHeight: 520 }}>{Story()}</div>],
});

/** A key pressed before the field has the focus is not typed into it. */
async function hasFocus() {
  const field = await screen.findByRole('combobox', { name: 'Go to a page or a member' });
  await waitFor(() => expect(field).toHaveFocus());
}

export const Default = meta.story({ play: hasFocus });

Default.test('goes to the first match by Enter', async ({ args, userEvent }) => {
  await userEvent.keyboard('ana{Enter}');
  await expect(args.onGo).toHaveBeenCalledOnce();
  await expect(args.onGo).toHaveBeenCalledWith('Analytics');
  await waitFor(async () => expect(screen.queryByRole('dialog')).toBe(null));
});

Default.test('finds a member by the name', async ({ args, userEvent }) => {
  await userEvent.keyboard('no');
  await screen.findByRole('option', { name: /Nora Lindqvist/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onGo).toHaveBeenCalledOnce();
  await expect(args.onGo).toHaveBeenCalledWith('Nora Lindqvist');
});

Default.test('goes to a page by a press', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('option', { name: /Matches/ }));
  await expect(args.onGo).toHaveBeenCalledOnce();
  await expect(args.onGo).toHaveBeenCalledWith('Matches');
});

Default.test('gives the focus back when it is left', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(screen.queryByRole('dialog')).toBe(null));
  const button = canvas.getByRole('button', { name: 'Go to' });
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Go to a page or a member' });
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(button).toHaveFocus());
  await expect(args.onGo).not.toHaveBeenCalled();
});

/** Neither a page nor a member. */
export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('zzz');
    await waitFor(async () => expect(screen.queryByRole('option')).toBe(null));
  },
});

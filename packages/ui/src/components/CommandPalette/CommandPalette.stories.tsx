import { useState } from 'react';
import { messages } from '@perigee/domain';
import { optionMessages } from '@perigee/domain/questionnaire';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { iframeStory } from '#.storybook/iframe-story';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { guide } from './CommandPalette.guide.ts';
import { CommandPalette, type Command } from './CommandPalette.tsx';

interface PaletteProps {
  onGo: (place: string) => void;
  /** Finds the names of members. */
  find: (text: string) => Promise<readonly string[]>;
}

const MEMBERS = ['Noor Haddad', 'Nora Lindqvist'];

const findByStart: PaletteProps['find'] = async (text) =>
  MEMBERS.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()));

function Palette({ onGo, find, ...rest }: PaletteProps) {
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
            (await find(text)).map((name, index) =>
              command(name, { imageUrl: null, detail: `${1030 + index}` }),
            ),
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Actions/CommandPalette',
  component: Palette,
  tags: ['ready'],
  parameters: { guide, layout: 'fullscreen', ...iframeStory },
  args: { onGo: fn(), find: findByStart },
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

Default.test(
  'offers only members who answer what is typed',
  {
    args: {
      find: fn<PaletteProps['find']>(async (text) =>
        text === 'no' ? MEMBERS : new Promise<never>(() => undefined),
      ),
    },
  },
  async ({ args, userEvent }) => {
    await userEvent.keyboard('no');
    await screen.findByRole('option', { name: /Nora Lindqvist/ });
    await userEvent.keyboard('x{Enter}');
    await expect(screen.queryByRole('option')).toBe(null);
    await expect(args.onGo).not.toHaveBeenCalled();
  },
);

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

Default.test('begins anew when it opens again', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('ana{Enter}');
  await waitFor(async () => expect(screen.queryByRole('dialog')).toBe(null));
  await userEvent.click(canvas.getByRole('button', { name: 'Go to' }));
  await expect(await screen.findByRole('combobox')).toHaveValue('');
  await expect(screen.getByRole('option', { name: /Waitlist/ })).toBeInTheDocument();
});

/** Neither a page nor a member. */
export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('zzz');
    await waitFor(async () => expect(screen.queryByRole('option')).toBe(null));
  },
});

/** The pages are found nevertheless. */
export const SearchFailed = meta.story({
  args: { find: async () => Promise.reject(new Error('The connection broke off.')) },
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox', { name: 'Go to a page or a member' });
    await userEvent.keyboard('ana');
    await waitFor(() => expect(screen.getByText(messages.failed)).toBeVisible());
    await expect(screen.getByRole('option', { name: /Analytics/ })).toBeVisible();
  },
});

SearchFailed.test('does not say that there is no such member', async ({ userEvent }) => {
  await userEvent.keyboard('zzz');
  await waitFor(async () => expect(screen.queryByRole('option')).toBe(null));
  await waitFor(() => expect(screen.getByText(messages.failed)).toBeVisible());
  await expect(screen.queryByText(optionMessages.none)).toBe(null);
});

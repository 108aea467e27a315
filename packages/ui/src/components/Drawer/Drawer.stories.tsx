import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '#.storybook/framed';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Drawer.guide.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function WithOpener({ open: first, onOpenChange, footer, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button variant="outline" onClick={() => change(true)}>
        Filters
      </Button>
      <Drawer {...rest} open={open} onOpenChange={change} footer={footer} />
    </>
  );
}

const fields = (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="Name" />
    <TextField label="City" />
  </div>
);

const buttons = (
  <>
    <Button style={{ flex: 1 }}>Show 24 members</Button>
    <Button variant="outline">Clear</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['autodocs', 'ready'],
  parameters: { guide, ...framed },
  args: {
    open: true,
    onOpenChange: fn(),
    onEntered: fn(),
    onExited: fn(),
    title: 'Filters',
    children: fields,
    footer: buttons,
  },
  render: (args) => <WithOpener {...args} />,
});

const entered = (args: DrawerProps) => waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
const left = (args: DrawerProps) => waitFor(() => expect(args.onExited).toHaveBeenCalled());

/** The focus is on the panel, not in a field: on a phone no keyboard covers what has come. */
export const Default = meta.story({
  play: async ({ args }) => {
    await entered(args);
    await expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus();
  },
});

export const WithoutFooter = meta.story({
  args: { footer: undefined },
  play: async ({ args }) => entered(args),
});

/** The content scrolls, the footer and the page stay. */
export const LongContent = meta.story({
  args: {
    title: 'Everything by which the members of this list can be told apart',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {Array.from({ length: 16 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </div>
    ),
  },
  play: async ({ args }) => {
    await entered(args);
    const apply = screen.getByRole('button', { name: 'Show 24 members' });
    await expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(
      [document.documentElement, document.body].map((page) => getComputedStyle(page).overflowY),
    ).toContain('hidden');
  },
});

/** By keys alone: open, go round, Escape, and the focus is back. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await entered(args);
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByLabelText('Name')).toHaveFocus();
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      // At the end the focus passes a guard, which sends it round in the next frame.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await left(args);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
});

export const CloseButton = meta.story({
  play: async ({ args, userEvent }) => {
    await entered(args);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await left(args);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const PressBeside = meta.story({
  play: async ({ args, userEvent }) => {
    await entered(args);
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.body,
      coords: { clientX: 4, clientY: 4 },
    });
    await left(args);
  },
});

/** From the left, where lines end. */
export const RightToLeft = meta.story({
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  decorators: [(Story) => <DirectionProvider direction="rtl">{Story()}</DirectionProvider>],
  play: async ({ args }) => {
    await entered(args);
    await expect(screen.getByRole('dialog').getBoundingClientRect().left).toBeLessThan(2);
  },
});

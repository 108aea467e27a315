import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { iframeStory } from '#.storybook/iframe-story';
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
  title: 'Components/Feedback/Drawer',
  component: Drawer,
  tags: ['ready'],
  parameters: { guide, ...iframeStory },
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

export const Default = meta.story({
  play: async ({ args }) => {
    if (args.open) await entered(args);
  },
});

export const WithoutFooter = meta.story({
  args: { footer: undefined },
  play: async ({ args }) => entered(args),
});

/** At the bottom of the screen, with the height of its content. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => entered(args),
});

// The initial focus is on the panel, not in a field, so that no on-screen keyboard covers the drawer.
Default.test(
  'opens, keeps Tab inside and closes by keyboard',
  { args: { open: false } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await entered(args);
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByLabelText('Name')).toHaveFocus();
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      // At the end the focus passes a focus guard, which moves it to the start in the next frame.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await left(args);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
);

Default.test('closes with its button', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await left(args);
  await expect(screen.queryByRole('dialog')).toBeNull();
});

Default.test('closes with a press outside', async ({ args, userEvent }) => {
  await userEvent.pointer({
    keys: '[MouseLeft]',
    target: document.body,
    coords: { clientX: 4, clientY: 4 },
  });
  await left(args);
});

Default.test(
  'keeps its footer visible and the page in place while its content scrolls',
  {
    args: {
      children: Array.from({ length: 16 }, (_, index) => (
        <TextField key={index} label={`Field ${index + 1}`} />
      )),
    },
  },
  async () => {
    const apply = screen.getByRole('button', { name: 'Show 24 members' });
    await expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(
      [document.documentElement, document.body].map((page) => getComputedStyle(page).overflowY),
    ).toContain('hidden');
  },
);

Default.test(
  'opens from the left, from right to left',
  {
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
    decorators: [(Story) => <DirectionProvider direction="rtl">{Story()}</DirectionProvider>],
  },
  async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().left).toBeLessThan(2);
  },
);

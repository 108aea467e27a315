import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Stack.guide.ts';
import { Stack } from './Stack.tsx';

const buttons = (
  <>
    <Button>Continue</Button>
    <Button variant="quiet">Skip</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { children: buttons },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
    await expect(second?.width).toBe(first?.width);
  },
});

export const Row = meta.story({ args: { direction: 'row', gap: 2 } });

export const Aligned = meta.story({ args: { align: 'start', gap: 2 } });

export const Between = meta.story({
  args: { direction: 'row', justify: 'between', align: 'baseline' },
  render: (args) => (
    <Stack {...args}>
      <h2>Your invitations</h2>
      <Badge tone="accent">3</Badge>
    </Stack>
  ),
});

/** A column on a phone, a row from `md` on, with more room. */
export const Responsive = meta.story({
  args: { direction: { base: 'column', md: 'row' }, gap: { base: 2, md: 6 } },
});

export const ResponsiveOnAPhone = meta.story({
  args: Responsive.input.args,
  globals: { viewport: { value: 'phone' } },
});

export const Wrap = meta.story({
  args: {
    direction: 'row',
    gap: 2,
    wrap: true,
    children: ['Dinner', 'Sunset', 'Gallery', 'Concert', 'Walk'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
});

/** Fields stand closer to each other than to what follows. */
export const Nested = meta.story({
  render: () => (
    <Stack gap={8} style={{ maxWidth: 360 }}>
      <Stack>
        <TextField label="First name" />
        <TextField label="Last name" help="Only your first name is public." />
      </Stack>
      <Stack gap={2} align="start">
        <Button>Continue</Button>
        <p className={sprinkles({ fontSize: 'sm', color: 'muted' })}>You can change this later.</p>
      </Stack>
    </Stack>
  ),
});

export const LongContent = meta.story({
  args: {
    direction: 'row',
    children: (
      <>
        <p>
          A text that is longer than its half of the row breaks into lines and pushes nothing out.
        </p>
        <p>Averyveryverylongwordthatfindsnoroominanarrowrowandbreaks</p>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ width: 280, overflowWrap: 'anywhere' }}>{Story()}</div>],
});

export const Empty = meta.story({ args: { children: undefined } });

/** The row begins at the right. */
export const RightToLeft = meta.story({
  args: { direction: 'row', gap: 2 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.right ?? 0);
  },
});

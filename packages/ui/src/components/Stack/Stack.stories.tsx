import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
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
  title: 'Components/Layout/Stack',
  component: Stack,
  tags: ['ready'],
  parameters: { guide },
  args: { children: buttons },
});

const boxes = (elements: HTMLElement[]) => elements.map((it) => it.getBoundingClientRect());

export const Default = meta.story();

Default.test('places its children one below the other, with the same width', async ({ canvas }) => {
  const [first, second] = boxes(canvas.getAllByRole('button'));
  await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  await expect(second?.width).toBe(first?.width);
});

Default.test(
  'begins a row at the right from right to left',
  {
    args: { direction: 'row', gap: 2 },
    decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  },
  async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button'));
    await expect(first?.left).toBeGreaterThan(second?.right ?? 0);
  },
);

/** A row, a column aligned to the start, a row with space between, and a row that wraps. */
export const Layouts = meta.story({
  render: (args) => (
    <Stack gap={8}>
      <Stack {...args} direction="row" gap={2} />
      <Stack {...args} align="start" gap={2} />
      <Stack direction="row" justify="between" align="baseline">
        <h2>Your invitations</h2>
        <Badge tone="accent">3</Badge>
      </Stack>
      <Stack direction="row" gap={2} wrap style={{ width: 160 }}>
        {['Dinner', 'Sunset', 'Gallery', 'Concert', 'Walk'].map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </Stack>
    </Stack>
  ),
});

/** A column on a phone, a row from `md` on, with a larger gap. */
export const Responsive = meta.story({
  args: { direction: { base: 'column', md: 'row' }, gap: { base: 2, md: 12 } },
});

Responsive.test(
  'is a column on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button'));
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(8);
  },
);

/** Hairlines between the children, with the same space on both sides. */
export const Divided = meta.story({
  args: {
    as: 'ul',
    divided: 3,
    children: (
      <>
        <li>Dinner</li>
        <li>Sunset</li>
        <li>Gallery</li>
      </>
    ),
  },
});

Divided.test('has hairlines only between its children', async ({ canvas }) => {
  const [first, second, third] = canvas
    .getAllByRole('listitem')
    .map((it) => getComputedStyle(it).borderTopWidth);
  await expect([first, second, third]).toEqual(['0px', '1px', '1px']);
});

/** Fields are closer to each other than to the content that follows. */
export const Nested = meta.story({
  render: () => (
    <Stack gap={8} style={{ maxWidth: 360 }}>
      <Stack>
        <TextField label="First name" />
        <TextField label="Last name" help="Only your first name is public." />
      </Stack>
      <Stack gap={2} align="start">
        <Button>Continue</Button>
        <Text size="sm" tone="muted">
          You can change this later.
        </Text>
      </Stack>
    </Stack>
  ),
});

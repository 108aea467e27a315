import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Meter.guide.ts';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  title: 'Components/Data/Meter',
  component: Meter,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Men', value: 8, max: 10, text: '8 sold, 2 left' },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test('announces its value as written', async ({ canvas }) => {
  const meter = canvas.getByRole('meter', { name: 'Men' });
  await expect(meter).toHaveAttribute('aria-valuenow', '8');
  await expect(meter).toHaveAttribute('aria-valuemax', '10');
  await expect(meter).toHaveAttribute('aria-valuetext', '8 sold, 2 left');
});

Default.test(
  'grows from the right from right to left',
  {
    decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  },
  async ({ canvas }) => {
    const track = canvas.getByRole('meter').children[1];
    const [whole, part] = [track, track?.firstElementChild].map((it) =>
      it?.getBoundingClientRect(),
    );
    await expect(part?.right).toBe(whole?.right);
    await expect(part?.left).toBeGreaterThan(whole?.left ?? 0);
  },
);

/** Of two groups, full, empty, without a whole, and without text. */
export const States = meta.story({
  render: (args) => (
    <Stack gap={2}>
      <Meter {...args} />
      <Meter {...args} label="Women" value={9} text="9 sold, 1 left" tone="accent" />
      <Meter {...args} label="Full" value={10} text="10 of 10" />
      <Meter {...args} label="Empty" value={0} text="0 sold, 10 left" />
      <Meter {...args} label="None" value={0} max={0} text="No tickets" />
      <Meter {...args} label="Without text" textHidden tone="accent" />
    </Stack>
  ),
});

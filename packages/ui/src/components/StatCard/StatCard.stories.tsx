import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './StatCard.guide.ts';
import { StatCard, StatGroup } from './StatCard.tsx';

const meta = preview.meta({
  title: 'Components/Data/StatCard',
  component: StatCard,
  subcomponents: { StatGroup },
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Tickets sold', value: 214, detail: 'of 260' },
});

const guests = (women: number, men: number) => ({
  label: 'Guests',
  value: women + men,
  detail: undefined,
  split: [
    { label: 'Women', value: women },
    { label: 'Men', value: men },
  ] as const,
});

export const Default = meta.story({
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
});

Default.test('is a term and its definition', async ({ canvas }) => {
  await expect(canvas.getByRole('term')).toHaveTextContent('Tickets sold');
  await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('214');
});

Default.test(
  'is busy while its figure loads',
  { args: { loading: true } },
  async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('214')).toBeNull();
  },
);

export const Variants = meta.story({
  render: (args) => {
    const gridTemplateColumns = 'repeat(auto-fill, minmax(200px, 1fr))';
    return (
      <div style={{ display: 'grid', gridTemplateColumns, gap: 24 }}>
        <StatCard {...args} detail={undefined} />
        <StatCard {...args} label="Total sales" value="$4,860" detail="+$640 this week" />
        <StatCard {...args} {...guests(110, 104)} />
        <StatCard {...args} {...guests(6, 0)} label="Guests of one kind" />
        <StatCard {...args} {...guests(0, 0)} label="Guests, none yet" />
        <StatCard {...args} label="Total sales, unknown" value={null} detail={undefined} />
        <StatCard {...args} label="Loading" loading />
      </div>
    );
  },
});

Variants.test('shows its parts, and that a figure is unknown', async ({ canvas }) => {
  await expect(canvas.getByText('Women 110')).toBeVisible();
  await expect(canvas.getByText('Men 104')).toBeVisible();
  await expect(canvas.getByText('Not known')).toBeInTheDocument();
});

/** Four are in one row. On a phone the last of three has a row of its own. */
export const Groups = meta.story({
  render: () => (
    <Stack gap={8} style={{ maxWidth: 1000 }}>
      <StatGroup>
        <StatCard label="Total sales" value="$4,860" detail="+$640 this week" />
        <StatCard label="Tickets sold" value={214} detail="of 260" />
        <StatCard label="Guests, M" value={104} detail="of 130" />
        <StatCard label="Guests, F" value={110} detail="of 130" />
      </StatGroup>
      <StatGroup>
        <StatCard label="Total sales" value="$4,860" detail="+$640 this week" />
        <StatCard {...guests(110, 104)} />
        <StatCard {...guests(0, 0)} label="Waiting" />
      </StatGroup>
    </Stack>
  ),
});

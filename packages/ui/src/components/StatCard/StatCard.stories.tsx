import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './StatCard.guide.ts';
import { StatCard, StatGroup } from './StatCard.tsx';

const meta = preview.meta({
  title: 'Components/StatCard',
  component: StatCard,
  subcomponents: { StatGroup },
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Tickets sold', value: 214, detail: 'of 260' },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Tickets sold');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('214');
  },
});

export const WithoutDetail = meta.story({ args: { detail: undefined } });

export const Money = meta.story({
  args: { label: 'Total sales', value: '$4,860', detail: '+$640 this week' },
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

export const Split = meta.story({
  args: guests(110, 104),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Women 110')).toBeVisible();
    await expect(canvas.getByText('Men 104')).toBeVisible();
  },
});

export const SplitOfOneKind = meta.story({ args: guests(6, 0) });

/** Nobody yet. */
export const Empty = meta.story({ args: guests(0, 0) });

/** Not known is not zero. */
export const MissingContent = meta.story({
  args: { value: null, detail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('214')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: {
    label: 'Tickets sold to people who were invited by somebody else',
    value: '$1,048,576,000',
    detail: 'of which some may still be given back before the evening begins',
  },
});

const four = (
  <StatGroup>
    <StatCard label="Total sales" value="$4,860" detail="+$640 this week" />
    <StatCard label="Tickets sold" value={214} detail="of 260" />
    <StatCard label="Guests, M" value={104} detail="of 130" />
    <StatCard label="Guests, F" value={110} detail="of 130" />
  </StatGroup>
);

export const Group = meta.story({
  render: () => four,
  decorators: [(Story) => <div style={{ width: 'min(1000px, 94vw)' }}>{Story()}</div>],
});

/** The last of three takes the row on a phone. */
export const GroupOfThree = meta.story({
  render: () => (
    <StatGroup>
      <StatCard label="Total sales" value="$4,860" detail="+$640 this week" />
      <StatCard {...guests(110, 104)} />
      <StatCard {...guests(0, 0)} label="Waiting" />
    </StatGroup>
  ),
  decorators: [(Story) => <div style={{ width: 'min(1000px, 94vw)' }}>{Story()}</div>],
});

export const Narrow = meta.story({
  args: { ...guests(110, 104), label: 'Guests of the whole series' },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  render: () => <div dir="rtl">{four}</div>,
  decorators: [(Story) => <div style={{ width: 'min(1000px, 94vw)' }}>{Story()}</div>],
});

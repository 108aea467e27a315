import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { children: 'General' },
});

export const Default = meta.story();

export const Accent = meta.story({ args: { tone: 'accent', children: '1' } });

export const Precious = meta.story({ args: { tone: 'precious', children: 'Founding Member' } });

export const Positive = meta.story({ args: { tone: 'positive', children: 'Approved' } });

export const Caution = meta.story({ args: { tone: 'caution', children: 'DB Pending' } });

export const Negative = meta.story({ args: { tone: 'negative', children: 'Sub failed' } });

export const Info = meta.story({ args: { tone: 'info', children: 'In review' } });

/** Read in one breath with what it counts. */
export const Count = meta.story({
  render: () => (
    <a href="#likes" style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      Likes <Badge tone="accent">12</Badge>
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Likes 12' })).toBeVisible();
  },
});

export const Row = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 320 }}>
      <Badge>General</Badge>
      <Badge tone="precious">Founding Member</Badge>
      <Badge tone="positive">Approved</Badge>
      <Badge tone="caution">DB Pending</Badge>
      <Badge tone="negative">Sub failed</Badge>
      <Badge tone="info">In review</Badge>
      <Badge tone="accent">1</Badge>
    </div>
  ),
});

export const LongContent = meta.story({
  args: { tone: 'info', children: 'Waiting for somebody to look at the second photo' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/second photo/).offsetWidth).toBeLessThanOrEqual(160);
  },
});

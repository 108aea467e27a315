import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Data/Badge',
  component: Badge,
  tags: ['ready'],
  parameters: { guide },
  args: { children: 'General' },
});

export const Default = meta.story();

Default.test(
  'is read together with the item that it counts',
  {
    render: () => (
      <a href="#likes">
        Likes <Badge tone="accent">12</Badge>
      </a>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Likes 12' })).toBeVisible();
  },
);

export const Tones = meta.story({
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

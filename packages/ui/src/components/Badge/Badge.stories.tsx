import preview from '#.storybook/preview';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'General' },
});

export const Neutral = meta.story();

export const Accent = meta.story({ args: { tone: 'accent', children: '1' } });

export const Precious = meta.story({ args: { tone: 'precious', children: 'Founding Member' } });

export const Positive = meta.story({ args: { tone: 'positive', children: 'Approved' } });

export const Caution = meta.story({ args: { tone: 'caution', children: 'DB Pending' } });

export const Negative = meta.story({ args: { tone: 'negative', children: 'Sub failed' } });

export const Info = meta.story({ args: { tone: 'info', children: 'In review' } });

export const LongText = meta.story({
  args: { tone: 'info', children: 'Waiting for somebody to look at the second photo' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Check, MapPin } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Icon.guide.ts';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Icon',
  component: Icon,
  tags: ['ready'],
  parameters: { guide },
  args: { icon: Check },
});

export const Default = meta.story();

Default.test('is hidden from screen readers', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

Default.test(
  'is an image if it has a label',
  { args: { label: 'Verified' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
);

/** Both sizes, the tones, and beside a text of several lines. */
export const Looks = meta.story({
  render: (args) => (
    <Stack>
      <Inline>
        <Icon {...args} />
        <Icon {...args} size="md" />
        <Icon {...args} size="md" tone="precious" />
        <Icon {...args} size="md" tone="muted" />
      </Inline>
      <Inline wrap={false} align="start" gap={2} style={{ maxWidth: 180 }}>
        <Icon icon={MapPin} tone="muted" firstLine />
        <Text size="sm">The Rooftop, 120 Greene Street, New York</Text>
      </Inline>
    </Stack>
  ),
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Text.guide.ts';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Text',
  component: Text,
  tags: ['ready'],
  parameters: { guide },
  args: { children: 'Small evenings in New York, Los Angeles, Toronto and Montreal.' },
});

export const Default = meta.story();

Default.test('is a paragraph in the size of the content around it', async ({ canvas }) => {
  const text = canvas.getByText(/^Small evenings/);
  await expect(text.tagName).toBe('P');
  await expect(text).toHaveStyle({ fontSize: '16px' });
});

/** The sizes up to those of headings. */
export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {(['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
});

export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {(['strong', 'muted', 'accent', 'precious', 'positive', 'negative'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
});

/** A kicker, a figure, a measure with balanced lines, and a text that ends after two lines. */
export const Looks = meta.story({
  render: (args) => (
    <Stack>
      <Text {...args} size="xs" tone="muted" caps>
        Video chat
      </Text>
      <Text {...args} as="span" size="2xl" tone="strong" display figures>
        12:04
      </Text>
      <Text {...args} measure="xs" balance leading="snug" />
      <Text {...args} measure="xs" lines={2}>
        Small evenings in New York, Los Angeles, Toronto and Montreal, every week of the year, with
        at most twenty guests.
      </Text>
    </Stack>
  ),
});

import { expect } from 'storybook/test';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Heading.guide.ts';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Heading',
  component: Heading,
  tags: ['ready'],
  parameters: { guide },
  args: { level: 2 as 2 | 3, children: 'Unhurried, on purpose' },
});

export const Default = meta.story();

Default.test('has its level, whatever its size', { args: { size: '3xl' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Unhurried, on purpose',
  );
});

/** The sizes, the title of a page first. */
export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {(['4xl', '3xl', '2xl', 'xl', 'lg', 'md'] as const).map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
});

/** The thin letters of a page's title, the font of texts, a tone, and a measure. */
export const Looks = meta.story({
  render: (args) => (
    <Stack>
      <Heading {...args} size="3xl" family="title" />
      <Heading {...args} family="text" />
      <Heading {...args} tone="precious" />
      <Heading {...args} measure="sm" />
    </Stack>
  ),
});

/** The title of a part: small, muted, and in the font of texts. */
export const OfAPart = meta.story({
  parameters: picturedByScreens,
  args: { level: 3, size: 'sm', family: 'text', tone: 'muted', children: 'About Idris' },
});

Default.test(
  'takes the focus on mount, and is no tab stop',
  { args: { takesFocus: true } },
  async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('tabindex', '-1');
  },
);

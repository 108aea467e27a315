import { expect, waitFor } from 'storybook/test';
import { limits } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { DefaultCover } from './DefaultCover.tsx';
import { DefaultPortrait } from './DefaultPortrait.tsx';
import { guide } from './Picture.guide.ts';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Picture',
  component: Picture,
  tags: ['ready'],
  parameters: { guide },
  args: {
    src: '/pictures/portraits/026.jpg',
    alt: 'Portrait of Noor',
    width: 380,
    height: 500,
    style: { width: '100%', height: 'auto' },
    fallback: <DefaultPortrait />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 285 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test('has its alternative text', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Portrait of Noor' })).toBeVisible();
});

Default.test(
  'is hidden from screen readers without a text',
  { args: { alt: '' } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
);

const BROKEN = 'data:image/png;base64,broken';

/** A portrait and a cover; the first of each is missing, the second fails to load. */
export const Fallbacks = meta.story({
  render: (args) => (
    <Stack gap={4}>
      <Picture {...args} src={null} />
      <Picture {...args} src={BROKEN} />
      <Picture {...args} {...limits.event.cover} src={null} fallback={<DefaultCover />} />
      <Picture {...args} {...limits.event.cover} src={BROKEN} fallback={<DefaultCover />} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    const drawings = canvasElement.querySelectorAll('svg');
    await expect(drawings).toHaveLength(4);
    for (const drawing of drawings) await expect(drawing).toBeVisible();
  },
});

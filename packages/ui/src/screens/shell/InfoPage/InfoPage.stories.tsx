import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { InfoPage } from './InfoPage.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/InfoPage',
  component: InfoPage,
  args: {
    title: 'Live Support',
    paragraphs: ['This page is a placeholder. Its text is still to be written.'],
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Live Support');
  },
});

export const LongText = meta.story({
  args: {
    title: 'Terms & Conditions',
    paragraphs: Array.from(
      { length: 12 },
      (_, index) =>
        `${index + 1}. A paragraph of the terms goes on for some lines, so that one sees how wide a line may become before the eye loses its way back, and how far apart the paragraphs stand from one another.`,
    ),
  },
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import { guide } from './PageHead.guide.ts';
import { PageHead } from './PageHead.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageHead',
  component: PageHead,
  tags: ['ready'],
  parameters: { guide },
  args: {
    kicker: 'Waitlist',
    title: 'You are on the list',
    subtitle: 'Places are given by hand. You always see where you stand.',
    actions: (
      <>
        <Button>Reserve a membership</Button>
        <TextLink standalone href="#how">
          How it works
        </TextLink>
      </>
    ),
  },
});

export const Default = meta.story();

Default.test('has one title of level 1', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are on the list');
});

Default.test(
  'takes the focus on mount where it replaces a view',
  { args: { takesFocus: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

/** A title alone, in a smaller size. */
export const TitleOnly = meta.story({
  args: { kicker: undefined, subtitle: undefined, actions: undefined, size: '2xl' },
});

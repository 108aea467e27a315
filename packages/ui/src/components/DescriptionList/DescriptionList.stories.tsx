import { expect } from 'storybook/test';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Clock, MapPin } from 'lucide-react';
import { guide } from './DescriptionList.guide.ts';
import { Description, DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  tags: ['ready'],
  parameters: { guide },
  args: {
    children: (
      <>
        <Description term="Where" icon={MapPin}>
          The Rooftop, New York
        </Description>
        <Description term="When" icon={Clock}>
          Friday, 8:00 PM
        </Description>
        <Description term="Places left">{null}</Description>
      </>
    ),
  },
});

export const Default = meta.story();

Default.test('leaves out a fact without details', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term')).toHaveLength(2);
  await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Friday, 8:00 PM');
});

/** Small, the details beside their terms, two facts on a line where there is space. */
export const Compact = meta.story({ parameters: picturedByScreens, args: { layout: 'compact' } });

/** The details below their terms, side by side if they fit. */
export const Columns = meta.story({ args: { layout: 'columns' } });

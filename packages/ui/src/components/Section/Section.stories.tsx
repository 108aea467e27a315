import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Section.guide.ts';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Section',
  component: Section,
  tags: ['ready'],
  parameters: { guide },
  args: {
    title: 'Wallets',
    subtitle: 'Those that belong to you.',
    children: <Text>Nothing yet.</Text>,
  },
});

export const Default = meta.story();

Default.test('is a region with the name of its title', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Wallets' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Wallets' })).toBeVisible();
});

/** A hairline before the second part, and one that is as wide as a few controls. */
export const Divided = meta.story({
  render: (args) => (
    <>
      <Section {...args} />
      <Section {...args} title="Rewards" divider={10} spaceBefore={10} />
      <Section divider={6} spaceBefore={6} narrow>
        <Button block>Add a wallet</Button>
      </Section>
    </>
  ),
});

/** A page: the column of the content, with its space above and below. */
export const Page = meta.story({
  args: { column: true, space: 'page' },
  parameters: { layout: 'fullscreen' },
});

Page.test('leaves a gutter beside the content', async ({ canvas }) => {
  const { left } = canvas.getByRole('heading').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(20);
});

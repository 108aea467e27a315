import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Inline.guide.ts';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Inline',
  component: Inline,
  tags: ['ready'],
  parameters: { guide },
  args: {
    children: (
      <>
        <Button>Continue</Button>
        <Button variant="quiet">Skip</Button>
      </>
    ),
  },
});

export const Default = meta.story();

Default.test('places its children on one line', async ({ canvas }) => {
  const [first, second] = canvas
    .getAllByRole('button')
    .map((button) => button.getBoundingClientRect());
  await expect(second?.top).toBe(first?.top);
  await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(12);
});

/** Apart from each other, on a line that does not wrap, and on several lines. */
export const Layouts = meta.story({
  render: () => (
    <Stack gap={8} style={{ maxWidth: 280 }}>
      <Inline justify="between">
        <span>Invitations</span>
        <Badge tone="accent">3</Badge>
      </Inline>
      <Inline wrap={false} justify="between">
        <Text breakWords>A text gets narrower than the button beside it.</Text>
        <Button size="small">Save</Button>
      </Inline>
      <Inline gap={5} rowGap={2}>
        {['Dinner', 'Sunset', 'Gallery', 'Concert', 'Walk'].map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </Inline>
    </Stack>
  ),
});

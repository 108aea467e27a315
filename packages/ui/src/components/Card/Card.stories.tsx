import { expect } from 'storybook/test';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Card.guide.ts';
import { Card, CardLink } from './Card.tsx';

function EventFacts({ name = 'The Long Table' }: { name?: string }) {
  return (
    <div style={{ padding: 20 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
        <span style={{ margin: 0, fontSize: '0.875rem' }}>Thu 10 Dec, 7:30 PM</span>
        <Badge tone="positive">Created</Badge>
      </div>
      <h3 style={{ marginTop: 8, fontSize: '1.375rem', overflowWrap: 'anywhere' }}>{name}</h3>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  subcomponents: { CardLink },
  tags: ['ready'],
  parameters: { guide },
  args: { children: <EventFacts /> },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

/** Lies over the page, such as the panel of an event. */
export const Raised = meta.story({ args: { variant: 'raised' } });

/** The space around the content: around one line, in a panel, around a form. */
export const Paddings = meta.story({
  parameters: picturedByScreens,
  render: () => (
    <Stack gap={4}>
      <Card padding="sm">Small</Card>
      <Card padding="md">Medium, and smaller on a phone</Card>
      <Card padding="lg">Large</Card>
    </Stack>
  ),
});

/** The whole card is a link. A picture reaches the very edge. */
export const Linked = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CardLink href="#table">
        <img
          src="/pictures/covers/01.jpg"
          alt=""
          style={{ width: '100%', aspectRatio: '1040 / 450' }}
        />
        <EventFacts />
      </CardLink>
      <CardLink href="#rooftop">
        <EventFacts name="Rooftop, Second Moon" />
      </CardLink>
    </div>
  ),
});

Linked.test('is one link, and one stop for the keyboard', async ({ canvas, userEvent }) => {
  const first = canvas.getByRole('link', { name: /The Long Table/ });
  const second = canvas.getByRole('link', { name: /Rooftop/ });
  await expect(first).toHaveAttribute('href', '#table');
  await userEvent.tab();
  await expect(first).toHaveFocus();
  await userEvent.tab();
  await expect(second).toHaveFocus();
});

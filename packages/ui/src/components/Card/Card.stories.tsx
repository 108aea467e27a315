import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { guide } from './Card.guide.ts';
import { Card, CardLink } from './Card.tsx';

const muted = { margin: 0, fontSize: '0.875rem' };

function EventFacts({ name = 'The Long Table' }: { name?: string }) {
  return (
    <div style={{ padding: 20 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
        <span style={muted}>Thu 10 Dec, 7:30 PM</span>
        <Badge tone="positive">Created</Badge>
      </div>
      <h3 style={{ marginTop: 8, fontSize: '1.375rem', overflowWrap: 'anywhere' }}>{name}</h3>
    </div>
  );
}

const cover = (
  <img src="/pictures/covers/01.jpg" alt="" style={{ width: '100%', aspectRatio: '1040 / 450' }} />
);

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  subcomponents: { CardLink },
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { children: <EventFacts /> },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

/** Lies over the page, such as the panel of an event. */
export const Raised = meta.story({ args: { variant: 'raised' } });

export const WithPicture = meta.story({
  args: {
    children: (
      <>
        {cover}
        <EventFacts />
      </>
    ),
  },
});

export const Linked = meta.story({
  render: () => (
    <CardLink href="#event">
      {cover}
      <EventFacts />
    </CardLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /The Long Table/ });
    await expect(link).toHaveAttribute('href', '#event');
  },
});

export const LongContent = meta.story({
  args: {
    children: <EventFacts name="A dinner at a table that is longer than any table that you know" />,
  },
});

export const Narrow = meta.story({
  args: { children: <EventFacts name="TheLongTableOfThoseWhoWriteWithoutAnySpaces" /> },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').scrollWidth).toBeLessThanOrEqual(280);
  },
});

/** One stop for the whole card. */
export const Keyboard = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CardLink href="#table">
        <EventFacts />
      </CardLink>
      <CardLink href="#rooftop">
        <EventFacts name="Rooftop, Second Moon" />
      </CardLink>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
});

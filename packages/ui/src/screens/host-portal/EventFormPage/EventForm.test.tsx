import { eventLookups } from '@perigee/api/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { ToastsContext, type Toasts } from '../../../components/Toast/toast-context.ts';
import { EventForm } from './EventForm.tsx';
import type { FormCard as RealFormCard } from './FormCard.tsx';
import { admin, NOW } from './story-data.ts';

const rendered = vi.hoisted<string[]>(() => []);

vi.mock('./FormCard.tsx', async (original) => {
  const { FormCard } = await original<{ FormCard: typeof RealFormCard }>();
  return {
    FormCard: (props: ComponentProps<typeof RealFormCard>) => {
      rendered.push(props.title);
      return <FormCard {...props} />;
    },
  };
});

const nothing = () => undefined;
const toasts: Toasts = {
  success: nothing,
  error: nothing,
  info: nothing,
  message: nothing,
  loading: nothing,
  close: nothing,
};

it('renders no card for an edit of one of its fields', () => {
  render(
    <ToastsContext value={toasts}>
      <EventForm
        task={{ mode: 'create', onCreate: async () => undefined, onCreated: nothing }}
        lookups={eventLookups}
        user={admin}
        host={null}
        now={NOW}
        viewerTimeZone="America/New_York"
        findImagesHref="/"
        onUploadPicture={() => new Promise(nothing)}
      />
    </ToastsContext>,
  );
  const before = rendered.length;
  for (const [label, value] of [
    ['Event Name', 'Nine Candles'],
    ['Event Description', 'One long table.'],
    ['Min age', '30'],
    ['Price in USD', '25'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  expect(rendered.slice(before)).toEqual([]);
  // The new orientation changes the tickets of another card.
  fireEvent.click(screen.getByLabelText('Open to all'));
  fireEvent.click(screen.getByLabelText('Straight'));
  expect(rendered.slice(before)).toEqual(expect.arrayContaining(['Ticket sales and automation']));
});

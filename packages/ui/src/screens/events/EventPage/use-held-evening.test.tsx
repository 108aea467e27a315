import { seriesEvent } from '@perigee/api/fixtures';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHeldEvening } from './use-held-evening.ts';

const NOW = new Date('2026-11-01T18:00:00.000Z');

/** All evenings have tickets left, and are to come. */
const open = {
  ...seriesEvent,
  series: seriesEvent.series?.map((evening) => ({
    ...evening,
    userSignedUpAlready: false,
    ticketsHaveSoldOut: false,
  })),
};

const visitor = { isVisitor: true, isOfPreviousViewer: false };
const member = { isVisitor: false, isOfPreviousViewer: false };

const show = (chosenId: number | null = null, viewer = member) =>
  renderHook(({ event, as }) => useHeldEvening(event, chosenId, as, NOW), {
    initialProps: { event: open, as: viewer },
  });

/** With tickets for the evening with this id. */
const withTicket = (id: number | null) => ({
  ...open,
  series: open.series?.map((evening) =>
    evening.id === id ? { ...evening, userSignedUpAlready: true } : evening,
  ),
});

it('stays on the evening when the viewer gets a ticket for it', () => {
  const { result, rerender } = show();
  const first = result.current;
  expect(first).not.toBe(null);
  rerender({ event: withTicket(first), as: member });
  expect(result.current).toBe(first);
});

it('chooses again when the event of a visitor who signed in arrives', () => {
  const { result, rerender } = show(null, visitor);
  const first = result.current;
  rerender({ event: open, as: { ...member, isOfPreviousViewer: true } });
  expect(result.current).toBe(first);
  rerender({ event: withTicket(first), as: member });
  expect(result.current).not.toBe(first);
});

it('follows a choice', () => {
  const [evening] = seriesEvent.series ?? [];
  expect(show(evening?.id ?? 0).result.current).toBe(evening?.id);
});

import { expect, it } from 'vitest';
import { salesColumns } from './sales-columns.ts';

const now = new Date('2026-12-01T12:00:00Z');
const event = (id: number, startTime: string) => ({
  id,
  title: `Evening ${id}`,
  startTime,
  timezone: 'America/New_York',
  tickets: [
    { gender: 'M', sold: 2, available: 3 },
    { gender: 'F', sold: 4, available: 1 },
  ],
});

it('sorts the events by their starts, and parts the past ones from the others', () => {
  const columns = salesColumns(
    [event(2, '2026-12-18T00:00:00Z'), event(1, '2026-11-18T00:00:00Z')],
    now,
  );
  expect(columns.map(({ id, isUpcoming }) => [id, isUpcoming])).toEqual([
    [1, false],
    [2, true],
  ]);
});

it('counts the tickets of an event by gender', () => {
  const [column] = salesColumns([event(1, '2026-11-18T00:00:00Z')], now);
  expect(column).toMatchObject({
    sold: 6,
    total: 10,
    byGender: [
      { gender: 'M', sold: 2 },
      { gender: 'F', sold: 4 },
    ],
  });
});

it('has the last 24 events', () => {
  const events = Array.from({ length: 30 }, (_, index) =>
    event(index, new Date(Date.UTC(2026, 0, 1 + index)).toISOString()),
  );
  expect(salesColumns(events, now).map(({ id }) => id)).toEqual(
    events.slice(6).map(({ id }) => id),
  );
});

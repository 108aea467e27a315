import { genderCountLine } from './guest-gender.ts';
import { ticketCounts } from './ticket-counts.ts';

/**
 * The tickets that are left, by gender where an event has two pools: '3 places left: 2 men, 1 woman'.
 * Source: events §3 (tickets).
 */
export function placesLeftLine(
  tickets: readonly { gender: string; sold: number; available: number }[],
): string {
  const counts = ticketCounts([{ tickets }]).map(
    ({ gender, count }) => [gender, count.total - count.sold] as const,
  );
  const left = counts.reduce((sum, [, count]) => sum + count, 0);
  if (left === 0) return 'No places left';
  const line = `${left} ${left === 1 ? 'place' : 'places'} left`;
  return counts.length > 1 ? `${line}: ${genderCountLine(Object.fromEntries(counts))}` : line;
}

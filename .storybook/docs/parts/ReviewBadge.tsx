import { Badge } from '../../../packages/ui/src/components/Badge/Badge.tsx';
import { reviewOf } from '../reviews.ts';
import { status } from './StatusBadge.css.ts';

const TONES = { 'in review': 'info', 'signed off': 'positive' } as const;
const LABELS = { 'in review': 'In review', 'signed off': 'Signed off' } as const;

/** How far the review of a screen is. */
export function ReviewBadge({ screenId }: { screenId: string }) {
  const review = reviewOf(screenId);
  if (review === undefined) return <Badge className={status}>Draft</Badge>;
  return (
    <Badge className={status} tone={TONES[review.status]} title={`By ${review.by} on ${review.on}`}>
      {LABELS[review.status]}
    </Badge>
  );
}

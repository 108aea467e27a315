import { BadgeCheck } from 'lucide-react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { iconSize, iconStroke } from '../../../theme/scale.ts';

/** Beside the name of a user with a verified account. Source: member §2. */
export function VerifiedBadge() {
  return (
    <Badge tone="precious">
      <BadgeCheck size={iconSize.sm} strokeWidth={iconStroke} aria-hidden="true" />
      Verified
    </Badge>
  );
}

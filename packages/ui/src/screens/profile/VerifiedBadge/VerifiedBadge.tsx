import { BadgeCheck } from 'lucide-react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { iconSize, iconStroke } from '../../../theme/scale.ts';

/** Beside the name of somebody whose account is verified. Source: member §2. */
export function VerifiedBadge() {
  return (
    <Badge tone="precious">
      <BadgeCheck size={iconSize.sm} strokeWidth={iconStroke} aria-hidden="true" />
      Verified
    </Badge>
  );
}

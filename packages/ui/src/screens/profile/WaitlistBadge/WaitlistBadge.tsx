import { Badge } from '../../../components/Badge/Badge.tsx';

/** Whether a user has been accepted. Source: member §2 (Profile view and carousel). */
export function WaitlistBadge({ accepted }: { accepted: boolean }) {
  return accepted ? <Badge tone="positive">Accepted</Badge> : <Badge>Not Accepted</Badge>;
}

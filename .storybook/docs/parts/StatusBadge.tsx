import { Badge } from '../../../packages/ui/src/components/Badge/Badge.tsx';
import { status } from './StatusBadge.css.ts';

/** Whether a component's props are settled. Its meta has a tag for it, which the sidebar shows too. */
export function StatusBadge({ tags }: { tags: readonly string[] }) {
  return tags.includes('ready') ? (
    <Badge className={status} tone="positive">
      Ready
    </Badge>
  ) : (
    <Badge className={status} tone="caution" title="Its props may still change">
      Draft
    </Badge>
  );
}

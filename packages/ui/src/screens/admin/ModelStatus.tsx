import type { ImageModel } from '@perigee/api';
import { imageMessages } from '@perigee/domain/admin';
import { Badge } from '../../components/Badge/Badge.tsx';

/** Whether a model is ready, or still training. */
export function ModelStatus({ status }: Pick<ImageModel, 'status'>) {
  return (
    <Badge tone={status === 'ready' ? 'positive' : 'caution'}>
      {imageMessages.statuses[status]}
    </Badge>
  );
}

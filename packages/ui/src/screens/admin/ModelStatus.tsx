import type { ImageModel } from '@perigee/api';
import { labelOf } from '@perigee/domain';
import { imageMessages } from '@perigee/domain/admin';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';

const TONES: Partial<Record<string, BadgeProps['tone']>> = {
  ready: 'positive',
  training: 'caution',
};

/** Whether a model is ready, or still training. */
export function ModelStatus({ status }: Pick<ImageModel, 'status'>) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{labelOf(imageMessages.statuses, status)}</Badge>;
}

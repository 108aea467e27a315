import type { Image } from '@perigee/api';
import { userPageMessages } from '@perigee/domain/admin';
import { Text } from '../../../components/Text/Text.tsx';
import { photoState } from './AdminUserPage.css.ts';

const texts = userPageMessages.photos;

/** Over a photo that is not approved: its state, and why it was rejected. */
export function PhotoState({
  photo,
}: {
  photo: Pick<Image, 'moderationStatus' | 'rejectionReason'>;
}) {
  const { moderationStatus, rejectionReason } = photo;
  if (moderationStatus === 'Approved') return null;
  const isRejected = moderationStatus === 'Rejected';
  return (
    <div className={photoState}>
      <Text weight="strong" tone={isRejected ? 'negative' : 'strong'}>
        {isRejected ? texts.rejected : texts.pending}
      </Text>
      {isRejected && <Text>{rejectionReason}</Text>}
    </div>
  );
}

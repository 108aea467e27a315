import type { Image } from '@perigee/api';
import { PhotoGrid } from '../../src/components/PhotoGrid/PhotoGrid.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const photos: Image[] = [
  { id: 100, url: PIXEL, profileImage: true, orderNo: 0, moderationStatus: 'Approved' },
  {
    id: 101,
    url: PIXEL,
    profileImage: false,
    orderNo: 1,
    moderationStatus: 'Rejected',
    rejectionReason:
      'Your face is not visible well enough on this photo, and there are other people on it whom we cannot ask. Choose one with you alone, in daylight.',
  },
];

const nothing = () => undefined;

export default function LongPhotoGrid() {
  return (
    <PhotoGrid
      label="Photos that show you as you are, with your face in the light and with no other person"
      photos={photos}
      onUpload={async () => undefined}
      onRemove={nothing}
      onReorder={nothing}
    />
  );
}

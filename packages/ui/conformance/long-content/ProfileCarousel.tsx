import type { Image } from '@perigee/api';
import { Badge } from '../../src/components/Badge/Badge.tsx';
import { ProfileCarousel } from '../../src/components/ProfileCarousel/ProfileCarousel.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const photos = Array.from({ length: 9 }, (_, orderNo): Image => {
  return {
    id: orderNo,
    url: PIXEL,
    profileImage: orderNo === 0,
    orderNo,
    moderationStatus: 'Approved',
  };
});

export default function LongProfileCarousel() {
  return (
    <ProfileCarousel name="Wolfeschlegelsteinhausenbergerdorff" photos={photos}>
      <h2>Wolfeschlegelsteinhausenbergerdorff, 47</h2>
      <Badge tone="precious">Verified</Badge>
    </ProfileCarousel>
  );
}

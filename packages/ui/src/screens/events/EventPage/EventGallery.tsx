import type { GalleryPicture } from '@perigee/api';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { heading, picture, pictures } from './EventGallery.css.ts';

interface EventGalleryProps {
  pictures: readonly GalleryPicture[];
  /** Of the event. */
  title: string;
}

/** Pictures of the event. Renders nothing without pictures. Source: events §3 (gallery). */
export function EventGallery({ pictures: shown, title }: EventGalleryProps) {
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className={heading}>Gallery</h2>
      <ul className={pictures}>
        {shown.map(({ media }, index) => (
          <li key={media.id}>
            <Picture
              className={picture}
              src={media.url}
              alt={`${title}, picture ${index + 1} of ${shown.length}`}
              width={520}
              height={390}
              loading="lazy"
              fallback={<DefaultCover className={picture} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { GalleryPicture } from '@perigee/api';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Section } from '../../../components/Section/Section.tsx';

interface EventGalleryProps {
  pictures: readonly GalleryPicture[];
  /** Of the event. */
  title: string;
}

/** Pictures of the event. Renders nothing without pictures. Source: events §3 (gallery). */
export function EventGallery({ pictures, title }: EventGalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <Section title="Gallery" gap={4}>
      <Grid as="ul" columns="md" gap={3}>
        {pictures.map(({ media }, index) => (
          <li key={media.id}>
            <Picture
              className={shapes.landscape}
              src={media.url}
              alt={`${title}, picture ${index + 1} of ${pictures.length}`}
              width={520}
              height={390}
              loading="lazy"
              fallback={<DefaultCover className={shapes.landscape} />}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

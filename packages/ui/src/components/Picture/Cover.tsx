import { limits } from '@perigee/domain';
import { DefaultCover } from './DefaultCover.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

/** The cover of an event, or two orbits with the same class. */
export function Cover(props: Omit<PictureProps, 'fallback'>) {
  const fallback = <DefaultCover className={props.className} />;
  return <Picture {...limits.event.cover} {...props} fallback={fallback} />;
}

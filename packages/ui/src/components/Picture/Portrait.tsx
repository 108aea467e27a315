import { limits } from '@perigee/domain';
import { DefaultPortrait } from './DefaultPortrait.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

/** The picture of a user, or a silhouette with the same class. */
export function Portrait(props: Omit<PictureProps, 'fallback'>) {
  const fallback = <DefaultPortrait className={props.className} />;
  return <Picture {...limits.profileImage} {...props} fallback={fallback} />;
}

import type { PublicHost } from '@perigee/api';
import { clsx } from 'clsx';
import { Portrait } from '../../components/Picture/Portrait.tsx';
import { shapes } from '../../components/Picture/shapes.css.ts';

interface HostPictureProps {
  /** The lists of events name hosts without their user. */
  host: Pick<PublicHost, 'logo'> & Partial<Pick<PublicHost, 'user'>>;
  className?: string;
}

/** The logo of a host, else the picture of the user. The name of the host is beside it. */
export function HostPicture({ host, className }: HostPictureProps) {
  const shape = clsx(shapes.portrait, className);
  return <Portrait className={shape} src={host.logo ?? host.user?.profileImage} alt="" />;
}

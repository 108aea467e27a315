import type { PublicProfile } from '@perigee/api';
import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Of somebody's public profile, by their username where they have one. Source: member §2. */
export function profileAddress({ id, username }: Pick<PublicProfile, 'id' | 'username'>): string {
  return `/@${encodeURIComponent(username ?? id)}`;
}

/** The pages about likes. */
export const likesAddresses = {
  'for-you': paths.forYou,
  received: generatePath(paths.likes, { type: null }),
  sent: generatePath(paths.likes, { type: 'sent' }),
};

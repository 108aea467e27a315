import type { PublicProfile } from '@perigee/api';
import { profileSlug } from '@perigee/domain/profile';
import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { publicProfilePath } from '../profile/public-profile-path.ts';

/** The address of a user's public profile, by the username if there is one. Source: member §2. */
export function profileAddress(person: Pick<PublicProfile, 'id' | 'username'>): string {
  return publicProfilePath(profileSlug(person));
}

/** The pages about likes. */
export const likesAddresses = {
  'for-you': paths.forYou,
  received: generatePath(paths.likes, { type: null }),
  sent: generatePath(paths.likes, { type: 'sent' }),
};

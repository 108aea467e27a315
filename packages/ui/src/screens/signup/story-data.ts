import type { Place } from '@perigee/api';
import { place, uploadedPhoto, waitlistedDater } from '@perigee/api/fixtures';
import type { ProfileStepsFlowProps } from './ProfileStepsFlow/ProfileStepsFlow.tsx';

/** The places are found by the start of their name. */
const places: readonly Place[] = [
  place,
  { ...place, location: 'Torrance, California, United States', geoLat: 33.84, geoLng: -118.34 },
  { ...place, location: 'Torquay, England, United Kingdom', geoLat: 50.46, geoLng: -3.53 },
];

type Situation = Pick<
  ProfileStepsFlowProps,
  'person' | 'now' | 'mayFocus' | 'onCheckUsername' | 'onLookUpPlace' | 'onUploadPhoto'
>;

/** A newcomer whose requests all succeed. For stories. */
export const newcomer: Situation = {
  person: waitlistedDater,
  now: new Date('2026-06-15T12:00:00Z'),
  mayFocus: false,
  onCheckUsername: async (username) => username !== 'idris',
  onLookUpPlace: async (text) =>
    places.filter(({ location }) => location.toLowerCase().startsWith(text.toLowerCase())),
  onUploadPhoto: async () => ({ ...uploadedPhoto.media, url: '/pictures/portraits/246.jpg' }),
};

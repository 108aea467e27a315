import type { Place } from '@perigee/api';
import { acceptedDater, place, socialLink } from '@perigee/api/fixtures';

export const paris: Place = {
  location: 'Paris, Île-de-France, France',
  geoLat: 48.8566,
  geoLng: 2.3522,
  userAddress: { locality: 'Paris', region: 'Île-de-France', country: 'France' },
};

/** The settings of a user who lives in Toronto and has linked one account. */
export const account = {
  name: acceptedDater.name,
  username: acceptedDater.username,
  email: acceptedDater.email,
  location: { text: place.location, place },
  accounts: [{ ...socialLink.account, handle: 'idris' }],
  isHost: false,
};

import type { ProfileAnswers } from './profile-complete.ts';

/** A profile with every required step answered, for tests that take one away. */
export const completeProfile = {
  username: 'marisol',
  birthdate: '1996-04-12',
  sexualOrientation: 'straight',
  gender: 'F',
  preference: { genders: ['M'] },
  profile: { occupation: 'Architect', company: 'Atelier', industry: 'Design' },
  location: 'Toronto, Canada',
  geoLat: 43.65,
  geoLng: -79.38,
  images: [{ url: '/pictures/portraits/021.jpg', orderNo: 0 }],
} satisfies ProfileAnswers;

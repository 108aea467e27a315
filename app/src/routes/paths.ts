/** Every address of the app, once. Links and routes are made of these. */
export const paths = {
  home: '/',
  login: '/login',
  account: '/account',
  forYou: '/likes/for-you',
  likes: '/likes/:type?',
  matches: '/matches',
  careers: '/careers',
  liveSupport: '/live-support',
  termsAndConditions: '/terms-and-conditions',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  notFound: '*',
} as const;

/** Every address of the app, once. Links and routes are made of these. */
export const paths = {
  home: '/',
  login: '/login',
  account: '/account',
  event: '/events/:event_id',
  careers: '/careers',
  liveSupport: '/live-support',
  termsAndConditions: '/terms-and-conditions',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  notFound: '*',
} as const;

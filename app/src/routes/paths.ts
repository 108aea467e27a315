/** Every address of the app, once. Links and routes are made of these. */
export const paths = {
  home: '/',
  login: '/login',
  account: '/account',
  /** The router knows no part of a segment: see profile/public-profile-path.ts. */
  publicProfile: '/@:slug',
  bachelorette: '/bachelorette/:slug',
  socialAccountCallback: '/accounts/:platform',
  careers: '/careers',
  liveSupport: '/live-support',
  termsAndConditions: '/terms-and-conditions',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  notFound: '*',
} as const;

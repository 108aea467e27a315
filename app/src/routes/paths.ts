/** Every address of the app, once. Links and routes are made of these. */
export const paths = {
  home: '/',
  login: '/login',
  loginEvent: '/login/:event_id',
  loginHostInvite: '/login/hostinvite/:link_id',
  resetPassword: '/reset_password',
  resetToken: '/token',
  appClipSignUp: '/ac/signup',
  account: '/account',
  careers: '/careers',
  liveSupport: '/live-support',
  termsAndConditions: '/terms-and-conditions',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  notFound: '*',
} as const;

import { paths } from '../paths.ts';

/** Where the sign-in flow's small print leads. */
export const signInLinks = {
  terms: { termsHref: paths.termsOfUse, privacyHref: paths.privacyPolicy },
  liveSupportHref: paths.liveSupport,
} as const;

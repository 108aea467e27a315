import { config } from '../config.ts';
import { paths } from './paths.ts';

const { legal, iosApp } = config;

/** The configured addresses, each with a page of this app as its fallback. */
export const outsideHrefs = {
  termsAndConditions: legal.termsAndConditions ?? paths.termsAndConditions,
  termsOfUse: legal.termsOfUse ?? paths.termsOfUse,
  privacyPolicy: legal.privacyPolicy ?? paths.privacyPolicy,
  iosApp: iosApp.storeUrl ?? paths.iosApp,
} as const;

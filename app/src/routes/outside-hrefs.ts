import { config } from '../config.ts';
import { paths } from './paths.ts';

const { legal, iosApp } = config;

/** Addresses that are configured, each with the page of ours that stands in where one is not. */
export const outsideHrefs = {
  termsAndConditions: legal.termsAndConditions ?? paths.termsAndConditions,
  termsOfUse: legal.termsOfUse ?? paths.termsOfUse,
  privacyPolicy: legal.privacyPolicy ?? paths.privacyPolicy,
  iosApp: iosApp.storeUrl ?? paths.iosApp,
} as const;

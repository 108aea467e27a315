import { Footer } from '@perigee/ui';
import { useSyncExternalStore } from 'react';
import { config } from '../config.ts';
import { outsideHrefs } from '../routes/hrefs.ts';
import { paths } from '../routes/paths.ts';

/** The current year; while the prerendered landing page is hydrated, the year of the build. */
const useYear = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );

const footerHrefs = {
  careers: paths.careers,
  liveSupport: paths.liveSupport,
  termsAndConditions: outsideHrefs.termsAndConditions,
  termsOfUse: outsideHrefs.termsOfUse,
  privacyPolicy: outsideHrefs.privacyPolicy,
  download: outsideHrefs.iosApp,
};

/** The footer of every page except those for sign-in. */
export function SiteFooter() {
  return <Footer year={useYear()} community={config.social} hrefs={footerHrefs} />;
}

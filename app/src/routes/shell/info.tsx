import { PageMeta } from '@perigee/ui';
import {
  careers,
  InfoPage,
  iosApp,
  liveSupport,
  metaTouch,
  privacyPolicy,
  termsAndConditions,
  termsOfUse,
  type InfoDocument,
} from '@perigee/ui/info';
import { useLocation } from 'react-router-dom';
import { config } from '../../config.ts';
import { paths } from '../paths.ts';

const { legal, iosApp: app, supportEmail: email } = config;

const documents: Readonly<Record<string, InfoDocument>> = {
  [paths.careers]: careers(email),
  [paths.liveSupport]: liveSupport(email),
  [paths.termsAndConditions]: termsAndConditions({ url: legal.termsAndConditions, email }),
  [paths.termsOfUse]: termsOfUse({ url: legal.termsOfUse, email }),
  [paths.privacyPolicy]: privacyPolicy({ url: legal.privacyPolicy, email }),
  [paths.iosApp]: iosApp({ url: app.storeUrl, email }),
  [paths.metaTouch]: metaTouch,
};

export function Component() {
  const { pathname } = useLocation();
  const document = documents[pathname.replace(/\/$/, '')];
  if (document === undefined) return null;
  return (
    <>
      <PageMeta
        title={document.title}
        description={document.subtitle}
        unlisted={document === metaTouch}
      />
      <InfoPage document={document} />
    </>
  );
}

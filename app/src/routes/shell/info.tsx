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

const { legal } = config;
const { storeUrl } = config.iosApp;

const documents: Readonly<Record<string, InfoDocument>> = {
  [paths.careers]: careers,
  [paths.liveSupport]: liveSupport,
  [paths.termsAndConditions]: termsAndConditions(legal.termsAndConditions),
  [paths.termsOfUse]: termsOfUse(legal.termsOfUse),
  [paths.privacyPolicy]: privacyPolicy(legal.privacyPolicy),
  [paths.iosApp]: iosApp(storeUrl),
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

import { PageMeta } from '@perigee/ui';
import {
  careers,
  InfoPage,
  liveSupport,
  metaTouch,
  privacyPolicy,
  termsAndConditions,
  termsOfUse,
  type InfoDocument,
} from '@perigee/ui/info';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

const documents: Readonly<Record<string, InfoDocument>> = {
  [paths.careers]: careers,
  [paths.liveSupport]: liveSupport,
  [paths.termsAndConditions]: termsAndConditions,
  [paths.termsOfUse]: termsOfUse,
  [paths.privacyPolicy]: privacyPolicy,
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
        description={document.lede}
        unlisted={document === metaTouch}
      />
      <InfoPage document={document} />
    </>
  );
}

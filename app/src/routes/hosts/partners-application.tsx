import { PartnersApplicationPage } from '@perigee/ui/hosts';
import { config } from '../../config.ts';
import { hostSignInHref } from '../hrefs.ts';
import { paths } from '../paths.ts';

const { partnersEmail } = config;

export function Component() {
  return (
    <PartnersApplicationPage
      writeHref={partnersEmail === undefined ? null : `mailto:${partnersEmail}`}
      liveSupportHref={paths.liveSupport}
      hostSignInHref={hostSignInHref(paths.login)}
    />
  );
}

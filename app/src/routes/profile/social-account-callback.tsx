import { useLinkSocialAccount } from '@perigee/api';
import { isSocialPlatform, profileMessages, SOCIAL_PLATFORM_NAMES } from '@perigee/domain/profile';
import { SocialCallbackPage } from '@perigee/ui/profile';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { forgetSocialLink, placeOfSocialLink } from './begun-social-link.ts';

/** The page to which another network redirects the user back. Source: member §2, §7. */
export function Component() {
  const { platform = '' } = useParams();
  const [query] = useSearchParams();
  const { mutateAsync: linkAccount } = useLinkSocialAccount();
  const state = query.get('state') ?? '';
  const code = query.get('code');
  const [place] = useState(() => placeOfSocialLink(platform, state));

  async function link() {
    forgetSocialLink();
    // A link that this browser did not begin belongs to another user; the server refuses it as well.
    if (place === null || code === null || !isSocialPlatform(platform)) {
      throw new Error(profileMessages.linkFailed);
    }
    await linkAccount({ data: { code, state, platform } });
  }

  return (
    <>
      <SocialCallbackPage
        network={isSocialPlatform(platform) ? SOCIAL_PLATFORM_NAMES[platform] : platform}
        inPopup={place === 'popup'}
        onLink={link}
        onClose={() => window.close()}
        settingsHref={paths.account}
      />
    </>
  );
}

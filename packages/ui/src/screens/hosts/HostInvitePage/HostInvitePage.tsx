import type { PublicHost } from '@perigee/api';
import { hostPageMessages } from '@perigee/domain/hosts';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ClosedInvitation } from '../ClosedInvitation.tsx';
import { HostPicture } from '../HostPicture.tsx';
import { grid, picture } from './HostInvitePage.css.ts';
import { HostInviteSkeleton } from './HostInviteSkeleton.tsx';

export interface HostInvitePageProps {
  /** Null for a link without a host. */
  host: Loadable<PublicHost | null>;
  /** The sign-in that carries the invitation. */
  signInHref: string;
  /** The public page of the host. */
  hostHref: string;
  homeHref: string;
  liveSupportHref: string;
}

const texts = hostPageMessages.invitation;

/** The landing page of a host's invitation. Source: events §2 (routes), decisions, section 3 and A-31. */
export function HostInvitePage({
  host,
  signInHref,
  hostHref,
  homeHref,
  liveSupportHref,
}: HostInvitePageProps) {
  return (
    <Section as="div" column space="page">
      <Loaded value={host} skeleton={<HostInviteSkeleton />} level={1}>
        {(inviting) =>
          inviting === null ? (
            <ClosedInvitation level={1} homeHref={homeHref} liveSupportHref={liveSupportHref} />
          ) : (
            <div className={grid}>
              <HostPicture host={inviting} className={picture} />
              <PageHead
                title={texts.title(inviting.name)}
                subtitle={texts.text}
                callToAction={
                  <>
                    <ButtonLink href={signInHref}>Sign in</ButtonLink>
                    <TextLink standalone href={hostHref}>
                      {texts.seeEvenings}
                    </TextLink>
                  </>
                }
              />
            </div>
          )
        }
      </Loaded>
    </Section>
  );
}

import type { PublicProfile } from '@perigee/api';
import { SOCIAL_PLATFORM_NAMES, socialLinksOf } from '@perigee/domain/profile';
import { ArrowUpRight } from 'lucide-react';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import { external, links } from './SocialLinks.css.ts';

/** The user's profiles on other networks. Only addresses of the six networks are linked. */
export function SocialLinks({ person }: { person: PublicProfile }) {
  const shown = socialLinksOf(person);
  if (shown.length === 0) return null;
  return (
    <ul className={links} aria-label={`${person.name} elsewhere`}>
      {shown.map(({ platform, url }) => (
        <li key={platform}>
          <TextLink
            standalone
            className={external}
            href={url}
            newTab
            rel="noopener noreferrer nofollow ugc"
          >
            {SOCIAL_PLATFORM_NAMES[platform]}
            <ArrowUpRight size={iconSize.sm} strokeWidth={iconStroke} aria-hidden="true" />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

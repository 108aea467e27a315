import type { PublicProfile } from '@perigee/api';
import { SOCIAL_PLATFORM_NAMES, socialLinksOf } from '@perigee/domain/profile';
import { ArrowUpRight } from 'lucide-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** The user's profiles on other networks. Only addresses of the six networks are linked. */
export function SocialLinks({ person }: { person: PublicProfile }) {
  const shown = socialLinksOf(person);
  if (shown.length === 0) return null;
  return (
    <Text as="div" size="sm">
      <Inline as="ul" gap={5} rowGap={0} aria-label={`${person.name} elsewhere`}>
        {shown.map(({ platform, url }) => (
          <li key={platform}>
            <TextLink standalone href={url} newTab rel="noopener noreferrer nofollow ugc">
              {SOCIAL_PLATFORM_NAMES[platform]}
              <Icon icon={ArrowUpRight} />
            </TextLink>
          </li>
        ))}
      </Inline>
    </Text>
  );
}

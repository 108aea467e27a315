import type { PublicProfile } from '@perigee/api';
import { shownAge } from '@perigee/domain/profile';
import { PageMeta } from '@perigee/ui';

interface PublicProfileMetaProps {
  /** Undefined until the profile is loaded. */
  person: PublicProfile | undefined;
  /** The canonical address of the profile. */
  link: string;
  now: Date;
}

/** The tags of the document's head on a public profile. */
export function PublicProfileMeta({ person, link, now }: PublicProfileMetaProps) {
  if (person === undefined) return <PageMeta title="Profile" unlisted />;
  const { name, location, profile, profileImage } = person;
  const facts = [name, shownAge(person, now), location].filter((fact) => fact !== null);
  return (
    <PageMeta
      title={name}
      description={profile.bio ?? facts.join(', ')}
      canonicalUrl={link}
      imageUrl={profileImage ?? undefined}
      type="profile"
    />
  );
}

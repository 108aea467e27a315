import type { PublicProfile } from '@perigee/api';
import { BookOpen, BriefcaseBusiness, MapPin, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { fact, factIcon, factLabel, facts, factValue } from './ProfileFacts.css.ts';

export interface ProfileFactsProps {
  profile: PublicProfile;
  /** Further facts, after those of the profile. */
  children?: ReactNode;
}

/** Where somebody lives, works and learned, as far as they said so. Source: member §2 (Profile view). */
export function ProfileFacts({ profile: { location, profile }, children }: ProfileFactsProps) {
  return (
    <dl className={facts}>
      <Fact icon={MapPin} label="Lives in" value={location} />
      <Fact
        icon={BriefcaseBusiness}
        label="Occupation"
        value={profile.occupation ?? profile.occupationPosition}
      />
      <Fact icon={BookOpen} label="Education" value={profile.education ?? profile.educationLevel} />
      {children}
    </dl>
  );
}

export interface FactProps {
  icon: LucideIcon;
  label: string;
  /** Without it there is no fact. */
  value: ReactNode;
}

export function Fact({ icon: Icon, label, value }: FactProps) {
  if (value === null || value === undefined || value === '') return null;
  return (
    <div className={fact}>
      <dt className={factLabel}>
        <Icon className={factIcon} size={20} strokeWidth={1.5} aria-hidden="true" />
        {label}
      </dt>
      <dd className={factValue}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

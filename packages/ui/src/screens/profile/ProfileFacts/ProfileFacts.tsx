import type { PublicProfile } from '@perigee/api';
import { shownEducation, shownOccupation } from '@perigee/domain/profile';
import { BookOpen, BriefcaseBusiness, MapPin, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Description,
  DescriptionList,
} from '../../../components/DescriptionList/DescriptionList.tsx';

export interface ProfileFactsProps {
  person: Pick<PublicProfile, 'location' | 'profile'>;
  /** Further facts, after those of the profile: each a Fact. */
  children?: ReactNode;
}

/** The user's home, work and education, as far as they are given. Source: member §2. */
export function ProfileFacts({ person, children }: ProfileFactsProps) {
  return (
    <DescriptionList layout="columns">
      <Fact icon={MapPin} label="Lives in" value={person.location} />
      <Fact icon={BriefcaseBusiness} label="Occupation" value={shownOccupation(person)} />
      <Fact icon={BookOpen} label="Education" value={shownEducation(person)} />
      {children}
    </DescriptionList>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  /** Without a value the fact is omitted. */
  value: ReactNode;
}

export function Fact({ icon, label, value }: FactProps) {
  if (value === null || value === undefined || value === '') return null;
  return (
    <Description icon={icon} term={label}>
      {/* Its own text direction, in the column of its label. */}
      <bdi>{value}</bdi>
    </Description>
  );
}

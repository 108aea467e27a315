import type { PublicProfile } from '@perigee/api';
import { shownEducation, shownOccupation } from '@perigee/domain';
import { BookOpen, BriefcaseBusiness, MapPin, type LucideIcon } from 'lucide-react';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import { fact, factIcon, factLabel, factName, facts, factText } from './ProfileFacts.css.ts';

/** Where somebody lives, what they do and what they learned, as far as they say so. */
export function ProfileFacts({ person }: { person: Pick<PublicProfile, 'location' | 'profile'> }) {
  const given: [Icon: LucideIcon, name: string, text: string | null][] = [
    [MapPin, 'Lives in', person.location],
    [BriefcaseBusiness, 'Occupation', shownOccupation(person)],
    [BookOpen, 'Education', shownEducation(person)],
  ];
  const shown = given.filter(([, , text]) => text !== null && text !== '');
  if (shown.length === 0) return null;
  return (
    <dl className={facts}>
      {shown.map(([Icon, name, text]) => (
        <div key={name} className={fact}>
          <dt className={factName}>
            <Icon
              className={factIcon}
              size={iconSize.md}
              strokeWidth={iconStroke}
              aria-hidden="true"
            />
            <span className={factLabel}>{name}</span>
          </dt>
          <dd className={factText} dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

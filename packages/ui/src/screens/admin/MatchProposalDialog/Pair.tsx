import type { AdminUser } from '@perigee/api';
import { shownAge } from '@perigee/domain/profile';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { point, ring } from '../../../components/Orbit/ring.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { orbits, pair, picture } from './MatchProposalDialog.css.ts';

/** What is shown of a member of the pair. */
export type PairedMember = Pick<AdminUser, 'id' | 'name' | 'birthdate' | 'profileImage'>;

interface PairProps {
  first: PairedMember;
  second: PairedMember;
  /** For the ages. */
  now: Date;
}

/** Two members whose orbits cross. */
export function Pair({ first, second, now }: PairProps) {
  return (
    <div className={pair}>
      <svg className={orbits} viewBox="0 0 380 150" aria-hidden="true">
        <ellipse className={ring.plain} cx="130" cy="70" rx="122" ry="46" />
        <ellipse className={ring.precious} cx="250" cy="70" rx="122" ry="46" />
        <circle className={point} cx="190" cy="30" r="5" />
      </svg>
      {[first, second].map((member) => {
        const age = shownAge(member, now);
        return (
          <Grid key={member.id} gap={2} justify="center">
            <Avatar
              decorative
              name={member.name}
              src={member.profileImage}
              size={104}
              className={picture}
            />
            <Text size="sm" weight="medium" tone="strong" leading="snug" align="center" breakWords>
              <bdi>{member.name}</bdi>
              {age !== null && `, ${age}`}
            </Text>
            <Text size="xs" tone="muted" figures>
              {member.id}
            </Text>
          </Grid>
        );
      })}
    </div>
  );
}

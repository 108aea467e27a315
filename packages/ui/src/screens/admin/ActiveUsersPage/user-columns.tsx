import type { ActiveUser } from '@perigee/api';
import {
  activeUsersMessages,
  adminDay,
  genderPreferenceText,
  genderText,
} from '@perigee/domain/admin';
import { ageOn } from '@perigee/domain/profile';
import { Sparkle } from 'lucide-react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { link } from '../people-in-rows.css.ts';
import { MemberLink } from '../MemberLink.tsx';
import { PersonInRow, PersonInRowSkeleton } from '../PersonInRow.tsx';
import { idBelow } from './ActiveUsersPage.css.ts';

export interface UserHrefs {
  /** The address of a member's page. */
  userHref: (user: ActiveUser) => string;
  /** The address of a member's AI compatibility. */
  aiHref: (user: ActiveUser) => string;
}

const { heads, aiOf } = activeUsersMessages;

/** The columns of the active users. Source: admin §2. */
export const userColumns = (
  { userHref, aiHref }: UserHrefs,
  now: Date,
): DataTableColumn<ActiveUser>[] => [
  {
    id: 'id',
    header: heads.id,
    value: ({ id }) => id,
    cell: ({ id }) => (
      <Text as="span" tone="muted">
        {id}
      </Text>
    ),
    width: 88,
    card: 'none',
  },
  {
    id: 'name',
    header: heads.name,
    value: ({ name }) => name,
    cell: (user) => (
      <PersonInRow
        picture={<Avatar decorative name={user.name} src={user.profileImage} size={32} />}
        name={<MemberLink name={user.name} href={userHref(user)} />}
        below={<span className={idBelow}>{user.id}</span>}
      />
    ),
    skeleton: <PersonInRowSkeleton nameClass={link} belowClass={idBelow} />,
    width: 280,
    card: 'title',
  },
  {
    id: 'age',
    header: heads.age,
    value: ({ birthdate }) => birthdate,
    cell: ({ birthdate }) => (birthdate === null ? null : ageOn(birthdate, now)),
    align: 'end',
    width: 72,
    card: 'short-field',
  },
  {
    id: 'gender',
    header: heads.gender,
    value: ({ gender }) => genderText(gender),
    width: 148,
    card: 'short-field',
  },
  {
    id: 'preference',
    header: heads.preference,
    value: ({ genderPreference }) => genderPreferenceText(genderPreference),
    width: 148,
    card: 'short-field',
  },
  {
    id: 'hNum',
    header: heads.hNum,
    value: ({ hNum }) => hNum,
    align: 'end',
    width: 72,
    card: 'short-field',
  },
  {
    id: 'approved',
    header: heads.approved,
    value: ({ approvedAt }) => approvedAt,
    cell: ({ approvedAt }) => (approvedAt === null ? null : adminDay(approvedAt)),
    width: 148,
    card: 'short-field',
  },
  {
    id: 'ai',
    header: heads.ai,
    headerHidden: true,
    cell: (user) => (
      <ButtonLink href={aiHref(user)} variant="quiet" size="small" aria-label={aiOf(user.name)}>
        <Icon icon={Sparkle} />
        {heads.ai}
      </ButtonLink>
    ),
    align: 'end',
    width: 104,
    card: 'aside',
  },
];

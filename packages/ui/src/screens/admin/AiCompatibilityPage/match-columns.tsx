import type { IdealMatch } from '@perigee/api';
import {
  aiMessages,
  attributeLabel,
  comparedAttributes,
  distanceBy,
  distanceText,
  farthestAttribute,
  farthestAverage,
} from '@perigee/domain/admin';
import { clsx } from 'clsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { MemberLink } from '../MemberLink.tsx';
import { distance, distanceBar, nearest, profileCell } from './AiCompatibilityPage.css.ts';
import { Tags } from './ProfileInWords.tsx';

type Column = DataTableColumn<IdealMatch>;

function MatchProfile({ profile, trait, tags }: IdealMatch) {
  return (
    <span className={profileCell}>
      <Text as="span" size="sm" tone="strong" breakWords lines={3}>
        {profile}
      </Text>
      <Inline as="span" gap={2} rowGap={1}>
        <Text as="span" size="sm" tone="muted">
          {trait}
        </Text>
        <Tags tags={tags} />
      </Inline>
    </span>
  );
}

const averageColumn = (matches: readonly IdealMatch[]): Column => {
  const farthest = farthestAverage(matches);
  return {
    id: 'average',
    header: aiMessages.average,
    value: ({ averageDistance }) => averageDistance,
    cell: (match) => (
      <Text as="span" weight="strong" tone="strong">
        {distanceText(match.averageDistance)}
        <span className={distanceBar}>
          <span
            className={clsx(distance, match === matches[0] && nearest)}
            style={{ width: `${farthest === 0 ? 0 : (100 * match.averageDistance) / farthest}%` }}
          />
        </span>
      </Text>
    ),
    align: 'end',
    card: 'aside',
  };
};

const attributeColumn = (attribute: string): Column => ({
  id: attribute,
  header: attributeLabel(attribute),
  value: (match) => distanceBy(match, attribute),
  cell: (match) => {
    const text = distanceText(distanceBy(match, attribute) ?? 0);
    const isFarthest = farthestAttribute(match) === attribute;
    return isFarthest ? (
      <Text as="span" weight="strong" tone="strong">
        {text}
      </Text>
    ) : (
      text
    );
  },
  align: 'end',
});

/** The columns of the ideal matches: one for each attribute by which any of them was compared. Source: admin §2, §3. */
export function matchColumns(
  matches: readonly IdealMatch[],
  memberHref: (userId: number) => string,
): Column[] {
  const userColumn: Column = {
    id: 'user',
    header: aiMessages.user,
    value: ({ userId }) => userId,
    cell: ({ userId }) => <MemberLink name={String(userId)} href={memberHref(userId)} />,
  };
  const profileColumn: Column = {
    id: 'profile',
    header: aiMessages.profile,
    value: ({ profile }) => profile,
    cell: (match) => <MatchProfile {...match} />,
    card: 'text',
  };
  return [
    userColumn,
    profileColumn,
    averageColumn(matches),
    ...comparedAttributes(matches).map(attributeColumn),
  ];
}

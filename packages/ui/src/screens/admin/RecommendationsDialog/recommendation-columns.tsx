import type { MatchRecommendation } from '@perigee/api';
import { adminDay, userPageMessages } from '@perigee/domain/admin';
import { Check, Minus } from 'lucide-react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { MemberLink } from '../MemberLink.tsx';

type Column = DataTableColumn<MatchRecommendation>;

const texts = userPageMessages.recommendationList;

const FLAGS = ['visible', 'revealed', 'accepted', 'declined', 'matched'] as const;

const userColumns = (userHref: (id: number) => string): Column[] => [
  {
    id: 'first',
    header: texts.first,
    value: ({ firstName }) => firstName,
    cell: ({ firstName, firstUserId: id }) => (
      <MemberLink name={firstName} href={userHref(id)} id={id} />
    ),
    card: 'field',
  },
  {
    id: 'second',
    header: texts.second,
    value: ({ secondName }) => secondName,
    cell: ({ secondName, secondUserId: id }) => (
      <MemberLink name={secondName} href={userHref(id)} id={id} />
    ),
    card: 'field',
  },
  { id: 'purpose', header: texts.purpose, value: ({ purpose }) => purpose, card: 'field' },
];

const DATES: readonly Column[] = [
  {
    id: 'created',
    header: texts.created,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => adminDay(createdAt),
    card: 'field',
  },
  {
    id: 'expires',
    header: texts.expires,
    value: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => adminDay(expiresAt),
    card: 'field',
  },
];

/** A mark for each flag. */
const FLAG_COLUMNS: readonly Column[] = FLAGS.map((flag) => ({
  id: flag,
  header: texts.flags[flag],
  value: (pair) => pair[flag],
  cell: (pair) => (
    <Icon
      icon={pair[flag] ? Check : Minus}
      tone={pair[flag] ? 'positive' : 'muted'}
      label={texts.flagLabel(texts.flags[flag], pair[flag])}
    />
  ),
}));

/** The flags that are set, in words, for cards. */
const FLAGS_IN_WORDS: Column = {
  id: 'flags',
  header: texts.flagsHead,
  headerHidden: true,
  cell: (pair) => {
    const set = FLAGS.filter((flag) => pair[flag]);
    if (set.length === 0) {
      return (
        <Text as="span" size="sm" tone="muted">
          {texts.noFlags}
        </Text>
      );
    }
    return (
      <Inline gap={1}>
        {set.map((flag) => (
          <Badge key={flag}>{texts.flags[flag]}</Badge>
        ))}
      </Inline>
    );
  },
  card: 'actions',
};

/**
 * The columns of the recommendations. Source: decision A97.
 *
 * @param asCards the rows are cards, which have a line for all flags
 */
export const recommendationColumns = (
  userHref: (id: number) => string,
  asCards: boolean,
): readonly Column[] =>
  asCards
    ? [...userColumns(userHref), ...DATES, FLAGS_IN_WORDS]
    : [...userColumns(userHref), ...FLAG_COLUMNS, ...DATES];

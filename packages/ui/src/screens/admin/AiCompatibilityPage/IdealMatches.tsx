import type { IdealMatch } from '@perigee/api';
import { aiMessages } from '@perigee/domain/admin';
import { useMemo } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { matchColumns } from './match-columns.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';

interface IdealMatchesProps {
  matches: readonly IdealMatch[];
  memberHref: (userId: number) => string;
}

const rowId = ({ userId }: IdealMatch) => String(userId);
const rowName = ({ userId }: IdealMatch) => aiMessages.userName(userId);

/** The members who are close to the ideal, with their distances from it. */
export function IdealMatches({ matches, memberHref }: IdealMatchesProps) {
  const columns = useMemo(() => matchColumns(matches, memberHref), [matches, memberHref]);
  return (
    <DataTable
      label={aiMessages.matches}
      columns={columns}
      rows={matches}
      rowId={rowId}
      rowName={rowName}
      title={
        <Inline gap={2} align="baseline">
          <Heading level={2} size="md" family="text">
            {aiMessages.matches}
          </Heading>
          {matches.length > 0 && (
            <Text as="span" size="sm" tone="muted">
              {aiMessages.order}
            </Text>
          )}
        </Inline>
      }
      empty={<EmptyState drawing={NoMatchesOrbit} level={3} title={aiMessages.noMatches} />}
    />
  );
}

import type { EventTags } from '@perigee/api';
import { tagLabel } from '@perigee/domain/events';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';

const TYPES = [
  { key: 'category', label: 'Category' },
  { key: 'age_group', label: 'Age group' },
  { key: 'sexual_orientation', label: 'Orientation' },
] as const satisfies readonly { key: keyof EventTags; label: string }[];

/** The tags of an event, by their type. Source: events §2. */
export function EventTagList({ tags }: { tags: EventTags }) {
  const shown = TYPES.map(({ key, label }) => ({ label, tags: tags[key] ?? [] })).filter(
    (row) => row.tags.length > 0,
  );
  if (shown.length === 0) return null;
  return (
    <Inline gap={8} rowGap={4} align="start" spaceBefore={8}>
      {shown.map((row) => (
        <dl key={row.label}>
          <Text as="dt" size="xs" tone="muted">
            {row.label}
          </Text>
          <dd>
            <Inline as="ul" gap={2} spaceBefore={2}>
              {row.tags.map(({ id, name }) => (
                <li key={id}>
                  <Badge>{tagLabel(name)}</Badge>
                </li>
              ))}
            </Inline>
          </dd>
        </dl>
      ))}
    </Inline>
  );
}

import type { EventTags } from '@perigee/api';
import { tagLabel } from '@perigee/domain/events';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { group, groups, tag, type } from './EventTagList.css.ts';

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
    <dl className={groups}>
      {shown.map((row) => (
        <div key={row.label} className={group}>
          <dt className={type}>{row.label}</dt>
          {row.tags.map(({ id, name }) => (
            <dd key={id} className={tag}>
              <Badge>{tagLabel(name)}</Badge>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

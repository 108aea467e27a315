import type { LiveAnnouncement } from '@perigee/domain/live';
import { useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';

/** Announces what happens after the page was opened: the page itself says what is under way by then. */
export function LiveAnnouncer({ announcement }: { announcement: LiveAnnouncement }) {
  const [first] = useState(announcement.key);
  return (
    <output className={visuallyHidden}>{announcement.key !== first && announcement.text}</output>
  );
}

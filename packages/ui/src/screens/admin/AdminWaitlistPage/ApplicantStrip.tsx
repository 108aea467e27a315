import type { WaitlistUser } from '@perigee/api';
import { adminWaitlistMessages } from '@perigee/domain/admin';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { face, faces, strip } from './ApplicantView.css.ts';
import { scrollToMiddle } from './scroll-to-middle.ts';

const texts = adminWaitlistMessages.single;

interface ApplicantStripProps {
  /** The applicants of the page. */
  rows: readonly WaitlistUser[];
  index: number;
  /** Among all applicants, from 1. */
  position: number;
  count: number;
  onGoTo: (index: number) => void;
}

/** The applicants of the page, and the way to the next and the previous one. */
export function ApplicantStrip({ rows, index, position, count, onGoTo }: ApplicantStripProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => scrollToMiddle(list.current, index), [index]);

  return (
    <nav className={strip} aria-label={texts.strip}>
      <Text as="span" size="sm" figures>
        {texts.position(position, count)}
      </Text>
      <ul ref={list} className={faces}>
        {rows.map(({ id, name, profileImage }, place) => (
          <li key={id}>
            <button
              type="button"
              className={face}
              aria-label={name}
              aria-current={place === index || undefined}
              onClick={() => onGoTo(place)}
            >
              <Avatar decorative name={name} src={profileImage} size={32} />
            </button>
          </li>
        ))}
      </ul>
      <Inline as="span" gap={0} wrap={false}>
        <IconButton
          label={texts.previous}
          icon={ChevronLeft}
          variant="quiet"
          directional
          aria-disabled={position === 1 || undefined}
          onClick={() => onGoTo(index - 1)}
        />
        <IconButton
          label={texts.next}
          icon={ChevronRight}
          variant="quiet"
          directional
          onClick={() => onGoTo(index + 1)}
        />
      </Inline>
    </nav>
  );
}

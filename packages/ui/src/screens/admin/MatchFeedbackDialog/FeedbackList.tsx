import type { MatchFeedback } from '@perigee/api';
import { limits } from '@perigee/domain';
import { adminMoment, userPageMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { notes as notesClass } from './MatchFeedbackDialog.css.ts';

interface FeedbackListProps {
  name: string;
  notes: readonly MatchFeedback[];
}

const texts = userPageMessages.feedbackList;
const PAGE_SIZE = limits.adminPageSize.feedback;

/** The notes, 10 on a page. A new one is on the first page. Source: admin §2, §9. */
export function FeedbackList({ name, notes }: FeedbackListProps) {
  const [page, setPage] = useState(1);
  const [shownCount, setShownCount] = useState(notes.length);
  if (shownCount !== notes.length) {
    setShownCount(notes.length);
    setPage(1);
  }
  if (notes.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {texts.none}
      </Text>
    );
  }
  const first = (page - 1) * PAGE_SIZE;
  return (
    <Stack gap={2}>
      <Stack as="ul" gap={0} className={notesClass} aria-label={texts.list(name)}>
        {notes.slice(first, first + PAGE_SIZE).map(({ id, text, createdAt }) => (
          <li key={id}>
            <Text tone="strong" leading="snug" dir="auto" breakWords>
              {text}
            </Text>
            <Text size="xs" tone="muted" figures>
              {adminMoment(createdAt)}
            </Text>
          </li>
        ))}
      </Stack>
      <Pagination
        label={texts.list(name)}
        page={page}
        pages={Math.ceil(notes.length / PAGE_SIZE)}
        onPageChange={setPage}
      />
    </Stack>
  );
}

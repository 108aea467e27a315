import type { DraftedPerson } from '@perigee/domain/profile';
import type { Answered, QuestionSet } from '@perigee/domain/questionnaire';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import type { Loadable } from '../../../loadable.ts';
import { pageTitle } from '../../../theme/page-title.css.ts';
import { EditApplicationForm, type EditApplicationFormProps } from './EditApplicationForm.tsx';
import { AnswerLists } from './AnswerLists.tsx';
import { subtitle, page } from './EditApplicationPage.css.ts';
import { EditApplicationSkeleton } from './EditApplicationSkeleton.tsx';

export interface EditApplicationPageProps extends Omit<EditApplicationFormProps, 'person'> {
  person: Loadable<DraftedPerson & Answered>;
  /** Opens one question of the questionnaires, to change its answer. */
  onEditAnswer: (set: QuestionSet, key: string) => void;
}

/** The texts and photos of the user's own profile, editable in one place. Source: member §2, §5, §8. */
export function EditApplicationPage({ person, onEditAnswer, ...form }: EditApplicationPageProps) {
  return (
    <section className={page}>
      <h1 className={pageTitle}>Edit Application</h1>
      <p className={subtitle}>What members see of you, and whom you look for.</p>
      {person.status === 'loading' && <EditApplicationSkeleton />}
      {person.status === 'error' && (
        <ErrorState message={person.message} onRetry={person.onRetry} />
      )}
      {person.status === 'ready' && (
        <>
          <EditApplicationForm {...form} person={person.data} />
          <AnswerLists person={person.data} onEdit={onEditAnswer} />
        </>
      )}
    </section>
  );
}

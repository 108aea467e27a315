import type { DraftedPerson } from '@perigee/domain/profile';
import type { Answered, QuestionSet } from '@perigee/domain/questionnaire';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Loadable } from '../../../loadable.ts';
import { EditApplicationForm, type EditApplicationFormProps } from './EditApplicationForm.tsx';
import { AnswerLists } from './AnswerLists.tsx';
import { EditApplicationSkeleton } from './EditApplicationSkeleton.tsx';

export interface EditApplicationPageProps extends Omit<EditApplicationFormProps, 'person'> {
  person: Loadable<DraftedPerson & Answered>;
  /** Opens one question of the questionnaires, to change its answer. */
  onEditAnswer: (set: QuestionSet, key: string) => void;
}

/** The texts and photos of the user's own profile, editable in one place. Source: member §2, §5, §8. */
export function EditApplicationPage({ person, onEditAnswer, ...form }: EditApplicationPageProps) {
  return (
    <Section column space="page">
      <PageHead
        title="Edit Application"
        subtitle="What members see about you, and who you’re looking for."
      />
      <Loaded value={person} skeleton={<EditApplicationSkeleton />}>
        {(data) => (
          <>
            <EditApplicationForm {...form} person={data} />
            <AnswerLists person={data} onEdit={onEditAnswer} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
